import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { persistedQueriesKey, persistedQueriesPrefix } from '../sync/storage-keys.ts';
import { whenIdle } from './when-idle.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Stored in localStorage, so that a start without signal shows it. */
      persist?: boolean;
      /** Stored in the offline cache, one entry per query: larger answers that a visitor needs at the venue. */
      offlineCache?: boolean;
    };
  }
}

const THROTTLE_MS = 250;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/**
 * Raised only when older stored data would break the page before `dropInvalidQueries` runs. Never the build: visitors
 * update at home and open the app in a hall without signal.
 */
const SHAPE_VERSION = '1';

const options = (
  queryClient: QueryClient,
  sub: string | null,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) => ({
  queryClient,
  persister: createSyncStoragePersister({
    storage,
    key: persistedQueriesKey(sub),
    throttleTime: THROTTLE_MS,
  }),
  maxAge: MAX_AGE_MS,
  buster: SHAPE_VERSION,
  dehydrateOptions: {
    shouldDehydrateQuery: (query: Query) => query.meta?.persist === true && query.state.data !== undefined,
  },
});

/** Restores what this visitor last saw. Damaged data counts as none. */
export async function restoreQueries(queryClient: QueryClient, sub: string | null): Promise<void> {
  try {
    const isStored = localStorage.getItem(persistedQueriesKey(sub)) !== null;
    await persistQueryClientRestore(options(queryClient, sub, localStorage));
    // Only then: the schemas are large, and a first visit has no need of them.
    if (isStored) whenIdle(() => void dropInvalidQueries(queryClient).catch(() => {}));
  } catch {
    deletePersistedQueries();
  }
}

const isPersisted = ({ meta, state }: Query) => meta?.persist === true && state.data !== undefined;

/**
 * Makes stored data fit the schemas of this version: wrong items of a list go, and a query of another shape is reset,
 * which fetches it again if it is on the screen. Returns whether anything had to change.
 */
export async function dropInvalidQueries(queryClient: QueryClient): Promise<boolean> {
  const { parseStoredData } = await import('./stored-data-schemas.ts');
  let isChanged = false;
  for (const query of queryClient.getQueryCache().findAll({ predicate: isPersisted })) {
    const { data } = query.state;
    const parsed = parseStoredData(query.queryKey, data);
    if (parsed && replaceEqualDeep(data, parsed.answer) === data) continue;
    isChanged = true;
    if (parsed) query.setState({ data: parsed.answer });
    else void queryClient.resetQueries({ predicate: (candidate) => candidate === query });
  }
  return isChanged;
}

let dropping: Promise<void> | null = null;

/**
 * After a part of the screen failed: the stored data is the suspect, since it is shown before its schemas are loaded.
 * If all of it fits them, all of it is fetched again.
 */
export function dropSuspectQueries(queryClient: QueryClient): Promise<void> {
  dropping ??= dropInvalidQueries(queryClient)
    .catch(() => false)
    .then((isChanged) => {
      if (!isChanged) void queryClient.resetQueries({ predicate: isPersisted });
    })
    .finally(() => {
      dropping = null;
    });
  return dropping;
}

/** Stores every change from now on. Returns a function that stops it; throttled writes are dropped then. */
export function persistQueries(queryClient: QueryClient, sub: string | null): () => void {
  let isOpen = true;
  const throttled = options(queryClient, sub, {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => {
      if (isOpen) localStorage.setItem(key, value);
    },
    removeItem: (key) => localStorage.removeItem(key),
  });
  const immediate = {
    ...throttled.persister,
    persistClient: (state: PersistedClient) =>
      localStorage.setItem(persistedQueriesKey(sub), JSON.stringify(state)),
  };
  const endSubscription = persistQueryClientSubscribe(throttled);
  // Writes are throttled; a page that is hidden, and perhaps killed, must not lose what it has just shown.
  const saveNow = () => {
    if (document.hidden) persistQueryClientSave({ ...throttled, persister: immediate }).catch(() => {});
  };
  document.addEventListener('visibilitychange', saveNow);
  return () => {
    isOpen = false;
    endSubscription();
    document.removeEventListener('visibilitychange', saveNow);
  };
}

/** Removes every visitor's stored queries. */
export function deletePersistedQueries(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(persistedQueriesPrefix)) localStorage.removeItem(key);
  } catch {
    // Where storage is not allowed, nothing was stored.
  }
}
