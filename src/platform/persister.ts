import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { persistedQueriesKey, persistedQueriesPrefix } from '../sync/storage-keys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept on the phone, so that a start without signal shows it. */
      persist?: boolean;
    };
  }
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const options = (queryClient: QueryClient, sub: string | null) => ({
  queryClient,
  persister: createSyncStoragePersister({ storage: localStorage, key: persistedQueriesKey(sub) }),
  maxAge: MAX_AGE_MS,
  buster: __BUILD_ID__,
  dehydrateOptions: {
    shouldDehydrateQuery: (query: Query) => query.meta?.persist === true && query.state.data !== undefined,
  },
});

/** Brings back what this visitor last saw. Damaged data counts as none. */
export async function restoreQueries(queryClient: QueryClient, sub: string | null): Promise<void> {
  try {
    await persistQueryClientRestore(options(queryClient, sub));
  } catch {
    forgetQueries();
  }
}

/** Keeps storing from now on. Returns a function that ends it. */
export function persistQueries(queryClient: QueryClient, sub: string | null): () => void {
  return persistQueryClientSubscribe(options(queryClient, sub));
}

/** Removes every visitor's stored queries. */
export function forgetQueries(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(persistedQueriesPrefix)) localStorage.removeItem(key);
}
