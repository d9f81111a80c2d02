import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Read, revisionTaker } from './read.ts';

export const GC_MS = 5 * 60 * 1000;
const RETRIES = 3;
const BACKOFF_MS = 1_000;
const BACKOFF_CAP_MS = 30_000;

/** Reads over the wire. The remote-procedure client is fetched with its first use. */
export const readOverWire: Read = async (key, signal) => {
  const [path, input] = key as [string, unknown];
  if (path.startsWith('/')) {
    const { isPlainPath, plainCall } = await import('./plain-calls.ts');
    if (isPlainPath(path)) return plainCall(path, signal);
  }
  const { remoteQuery } = await import('./wire.ts');
  const onRevision = revisionTaker(hashKey(key));
  return remoteQuery(path, input, { onRevision, ...(signal && { signal }) });
};

/** 1 s, 2 s, 4 s …, at most 30 s. */
export const backoffMs = (failures: number) => Math.min(BACKOFF_MS * 2 ** failures, BACKOFF_CAP_MS);

/** What must be there without signal stays this long unlooked at. Longer timers overflow in browsers. */
const SHELF_LIFE_MS = 20 * 24 * 60 * 60 * 1000;
const SHELF = [
  'businesses.expos.detail',
  'businesses.expos.myCheckIns',
  'users.profiles.myDetail',
  '/api/loyalty/get/user-summary',
];

/** The key of one page of a list: its own input, from a cursor on. */
const atCursor = (key: QueryKey, cursor: unknown): QueryKey =>
  typeof cursor === 'string' ? [key[0], { ...(key[1] as object), cursor }] : key;

/** One client per page load, and one per rendering on the server. */
export function createQueryClient(read: Read): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal, pageParam }) => read(atCursor(queryKey, pageParam), signal),
        retry: RETRIES,
        retryDelay: backoffMs,
        gcTime: GC_MS,
        networkMode: 'offlineFirst',
      },
    },
  });
  // Before anything is restored: what is restored is kept by these too.
  for (const path of SHELF) client.setQueryDefaults([path], { gcTime: SHELF_LIFE_MS });
  return client;
}
