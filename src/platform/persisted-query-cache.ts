import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import {
  CLEAN_START_DUE,
  cleanStartKey,
  draftPrefix,
  persistedQueriesKey,
  persistedQueriesPrefix,
  visitorDraftPrefix,
} from '../sync/storage-keys.ts';
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
 * Raised only when older stored data would break the page before `checkStoredQueries` runs. Never the build: visitors
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
    deserialize: withoutFuture,
  }),
  maxAge: MAX_AGE_MS,
  buster: SHAPE_VERSION,
  dehydrateOptions: {
    shouldDehydrateQuery: (query: Query) => query.meta?.persist === true && query.state.data !== undefined,
  },
});

/** After the clock was set back, answers from its future would stay fresh: their age is unknown. */
function withoutFuture(text: string): PersistedClient {
  const stored = JSON.parse(text) as PersistedClient;
  for (const { state } of stored.clientState.queries)
    if (state.dataUpdatedAt > Date.now()) state.dataUpdatedAt = 0;
  return stored;
}

/** Restores what this visitor last saw. Damaged data counts as none. */
export async function restoreQueries(queryClient: QueryClient, sub: string | null): Promise<void> {
  try {
    // The page before stored its queries once more when it ended, so they are deleted here.
    if (sessionStorage.getItem(cleanStartKey) === CLEAN_START_DUE) {
      deleteVisitorsStorage();
      sessionStorage.setItem(cleanStartKey, 'done');
    }
    const isStored = localStorage.getItem(persistedQueriesKey(sub)) !== null;
    await persistQueryClientRestore(options(queryClient, sub, localStorage));
    // Only then: the schemas are large, and a first visit has no need of them.
    if (isStored) whenIdle(() => void checkStoredQueries(queryClient).catch(() => {}));
  } catch {
    deleteVisitorsStorage();
  }
}

async function checkStoredQueries(queryClient: QueryClient): Promise<void> {
  const { dropInvalidQueries } = await import('./stored-data-schemas.ts');
  dropInvalidQueries(queryClient);
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

/**
 * Removes every visitor's stored queries, and the copies of their drafts: at a sign-in not of the visitor's own, whose
 * tokens the browser may have lost in the middle of a form.
 */
export function deleteVisitorsStorage(signedInSub?: string): void {
  const isKept = (key: string) =>
    !key.startsWith(persistedQueriesPrefix) &&
    (!key.startsWith(draftPrefix) || (signedInSub && key.startsWith(visitorDraftPrefix(signedInSub))));
  try {
    for (const key of Object.keys(localStorage)) if (!isKept(key)) localStorage.removeItem(key);
  } catch {
    // Where storage is not allowed, nothing was stored.
  }
}
