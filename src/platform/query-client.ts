import { hashKey, QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { revisionRecorder } from './answer-revision.ts';
import { importWhenReachable } from './import-with-retry.ts';
import { afterPass } from './pass-first.ts';
import type { QueryFetcher } from './query-options.ts';
import { untilVisible } from './visibility.ts';

const GC_MS = 5 * 60 * 1000;

/** Fetches over the network, on a hidden page once it is visible. The tRPC client is loaded with its first use. */
export const fetchQuery: QueryFetcher = async (key, signal) => {
  const [path, input] = key as [string, unknown];
  const onRevision = revisionRecorder(hashKey(key));
  await afterPass();
  await untilVisible();
  if (path.startsWith('/')) {
    const { isRestPath, restCall } = await importWhenReachable(() => import('./rest-client.ts'));
    if (isRestPath(path)) return restCall(path, { input, onRevision, signal });
  }
  const { runQuery } = await importWhenReachable(() => import('./trpc-client.ts'));
  return runQuery(path, input, { onRevision, ...(signal && { signal }) });
};

/**
 * Persisted queries are written all together: one that is garbage-collected, because no screen shows it, is deleted
 * from the phone too. So these stay in memory this long. Longer timers overflow in browsers.
 */
const LONG_LIVED_MS = 20 * 24 * 60 * 60 * 1000;
const LONG_LIVED_PATHS = ['users.profiles.myDetail', '/api/loyalty/get/user-summary', 'users.family.journey'];

/** Queries with `meta.offlineCache` are answered from the offline cache first. */
export const offlineCachePersister: QueryPersister = (queryFn, context, query) => {
  const fetchFromNetwork = queryFn as (context: unknown) => never;
  if (!query.meta?.offlineCache) return fetchFromNetwork(context);
  return import('./offline-cache-first.ts').then(
    ({ cacheFirst }) => cacheFirst(fetchFromNetwork, context, query) as never,
    () => fetchFromNetwork(context),
  );
};

/** The key of one page of a list: its own input, from a cursor on. */
const keyWithCursor = (key: QueryKey, cursor: unknown): QueryKey =>
  typeof cursor === 'string' ? [key[0], { ...(key[1] as object), cursor }] : key;

/** One client per page load, with the offline cache, and one per rendering on the server. */
export function createQueryClient(fetcher: QueryFetcher, persister?: QueryPersister): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal, pageParam }) => fetcher(keyWithCursor(queryKey, pageParam), signal),
        // TanStack's own default, but it retries a prefetch only when the option is given.
        retry: 3,
        gcTime: GC_MS,
        networkMode: 'offlineFirst',
        // `refetchOnReturn` does it, for what failed too, and not on a hidden page.
        refetchOnReconnect: false,
        ...(persister && { persister: persister as never }),
      },
    },
  });
  // Set before anything is restored, so that it applies to restored queries too.
  for (const path of LONG_LIVED_PATHS) client.setQueryDefaults([path], { gcTime: LONG_LIVED_MS });
  return client;
}

/**
 * After a time without signal, or hidden: refetches the active queries that failed or are stale, unless they are being
 * fetched. `isStale()` goes by timers, which stand still while the phone sleeps. After the phone's clock was set back,
 * answers from its future would stay fresh for hours: their age is unknown.
 */
export function refetchOnReturn(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll())
    if (query.state.dataUpdatedAt > Date.now()) query.setState({ dataUpdatedAt: 0 });
  return client.refetchQueries(
    {
      type: 'active',
      predicate: (query) =>
        query.state.status === 'error' ||
        query.isStaleByTime((query.options as { staleTime?: number }).staleTime),
    },
    { cancelRefetch: false },
  );
}
