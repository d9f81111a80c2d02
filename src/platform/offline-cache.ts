import {
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import {
  type CachedAnswer,
  type CacheLookup,
  deleteFromOfflineCache,
  readOfflineCache,
  writeOfflineCache,
} from '../sync/offline-cache.ts';
import { isPublicKey } from './query-options.ts';
import { isRefusal } from './request-error.ts';

// Loaded with the first question whose answer belongs on the shelf.

/** A phone whose storage hangs still asks the network. */
const LOOK_LIMIT_MS = 500;
/** Codes by which the server says that this is not there, or not for this visitor. */
const GONE_CODES = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'];
const NO_ENTRY: CacheLookup = { owner: null, entry: null };

const lookUp = ({ queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>): Promise<CacheLookup> =>
  readOfflineCache({ hash: queryHash, isPublic: isPublicKey(queryKey) }).catch(() => NO_ENTRY);

/**
 * Answers a question that is asked for the first time with what is kept, whatever its age, and asks the network after
 * that if it is stale. What the network answers is kept; what it says is gone, goes.
 */
export async function cacheFirst(
  ask: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  // Who asks is settled before the answer comes: it is kept for them, or for nobody.
  const looking = lookUp(query);
  const isFirst = () => query.state.data === undefined;
  if (isFirst()) {
    const { entry } = await Promise.race([looking, limit()]);
    if (entry && isFirst()) return serveCachedAnswer(entry, query, context.client);
  }
  try {
    const data = await ask(context);
    void looking.then(({ owner }) => storeAnswer(owner, query.queryHash, { data, at: Date.now() }));
    return data;
  } catch (error) {
    const { owner, entry } = await looking;
    if (isRefusal(error) && GONE_CODES.includes(error.code)) {
      query.setState({ data: undefined });
      if (owner !== null) await deleteFromOfflineCache(owner, query.queryHash).catch(() => {});
    } else if (entry && isFirst()) return serveCachedAnswer(entry, query, context.client);
    throw error;
  }
}

const limit = () => new Promise<CacheLookup>((done) => setTimeout(done, LOOK_LIMIT_MS, NO_ENTRY));

/** What is returned counts as just answered, so its age is put right as soon as it is there. */
function serveCachedAnswer({ data, at }: CachedAnswer, query: Query, client: QueryClient): unknown {
  notifyManager.schedule(() => {
    const isThere = client.getQueryCache().get(query.queryHash) === query && query.state.data === data;
    if (!isThere) return;
    query.setState({ dataUpdatedAt: at });
    const { staleTime } = query.options as { staleTime?: unknown };
    if (query.isStaleByTime(typeof staleTime === 'number' ? staleTime : 0)) query.fetch().catch(() => {});
  });
  return data;
}

const listeners = new Set<() => void>();

/** Calls the listener whenever something was put on the shelf, until the returned function is called. */
export function onOfflineCacheWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A phone without room or storage keeps nothing, and nobody is told: the screen has its answer. */
async function storeAnswer(owner: string | null, hash: string, found: CachedAnswer): Promise<void> {
  if (owner === null) return;
  const isKept = await writeOfflineCache({ ...found, owner, hash }).catch(() => false);
  if (isKept) for (const listener of listeners) listener();
}

/** Keeps what came with the server's own HTML: no question was asked for it. */
export async function cacheCurrentQueries(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state;
    // A copy of unknown age may be older than what is kept.
    if (!query.meta?.offlineCache || data === undefined || dataUpdatedAt === 0) continue;
    await storeAnswer((await lookUp(query)).owner, query.queryHash, { data, at: dataUpdatedAt });
  }
}

/** Whether the answer would be there without signal. */
export const isInOfflineCache = async (queryKey: QueryKey): Promise<boolean> =>
  (await lookUp({ queryKey, queryHash: hashKey(queryKey) })).entry !== null;
