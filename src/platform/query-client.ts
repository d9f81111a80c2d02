import { hashKey, QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { type QueryFetcher, revisionRecorder } from './query-options.ts';

const GC_MS = 5 * 60 * 1000;

/** Reads over the wire. The remote-procedure client is fetched with its first use. */
export const fetchQuery: QueryFetcher = async (key, signal) => {
  const [path, input] = key as [string, unknown];
  const onRevision = revisionRecorder(hashKey(key));
  if (path.startsWith('/')) {
    const { isRestPath, restCall } = await import('./rest-client.ts');
    if (isRestPath(path)) return restCall(path, { input, onRevision, signal });
  }
  const { runQuery } = await import('./trpc-client.ts');
  return runQuery(path, input, { onRevision, ...(signal && { signal }) });
};

/**
 * What is persisted all together, and not on every screen, stays this long unlooked at: what leaves memory would leave
 * the phone. Longer timers overflow in browsers.
 */
const LONG_LIVED_MS = 20 * 24 * 60 * 60 * 1000;
const LONG_LIVED_PATHS = ['users.profiles.myDetail', '/api/loyalty/get/user-summary', 'users.family.journey'];

/** Questions whose answers are kept one by one are first put to the shelf. */
export const offlineCachePersister: QueryPersister = (ask, context, query) => {
  const answer = ask as (context: unknown) => never;
  if (!query.meta?.offlineCache) return answer(context);
  return import('./offline-cache.ts').then(
    ({ cacheFirst }) => cacheFirst(answer, context, query) as never,
    () => answer(context),
  );
};

/** The key of one page of a list: its own input, from a cursor on. */
const keyWithCursor = (key: QueryKey, cursor: unknown): QueryKey =>
  typeof cursor === 'string' ? [key[0], { ...(key[1] as object), cursor }] : key;

/** One client per page load, with a shelf, and one per rendering on the server. */
export function createQueryClient(read: QueryFetcher, persister?: QueryPersister): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal, pageParam }) => read(keyWithCursor(queryKey, pageParam), signal),
        // The library's own figure, but it retries a prefetch only when the option is given.
        retry: 3,
        gcTime: GC_MS,
        networkMode: 'offlineFirst',
        ...(persister && { persister: persister as never }),
      },
    },
  });
  // Before anything is restored: what is restored is kept by these too.
  for (const path of LONG_LIVED_PATHS) client.setQueryDefaults([path], { gcTime: LONG_LIVED_MS });
  return client;
}
