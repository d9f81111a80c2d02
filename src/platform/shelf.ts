import {
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { dropFromShelf, type Found, keepOnShelf, type Looked, lookOnShelf } from '../sync/shelf.ts';
import { isPublicKey } from './read.ts';
import { saysNo } from './wire-error.ts';

// Loaded with the first question whose answer belongs on the shelf.

/** A phone whose storage hangs still asks the network. */
const LOOK_LIMIT_MS = 500;
/** Codes by which the server says that this is not there, or not for this visitor. */
const GONE = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'];
const NOTHING: Looked = { owner: null, found: null };

const look = ({ queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>): Promise<Looked> =>
  lookOnShelf({ hash: queryHash, isPublic: isPublicKey(queryKey) }).catch(() => NOTHING);

/**
 * Answers a question that is asked for the first time with what is kept, whatever its age, and asks the network after
 * that if it is stale. What the network answers is kept; what it says is gone, goes.
 */
export async function answerFromShelf(
  ask: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  // Who asks is settled before the answer comes: it is kept for them, or for nobody.
  const looking = look(query);
  const isFirst = () => query.state.data === undefined;
  if (isFirst()) {
    const { found } = await Promise.race([looking, limit()]);
    if (found && isFirst()) return show(found, query, context.client);
  }
  try {
    const data = await ask(context);
    void looking.then(({ owner }) => keep(owner, query.queryHash, { data, at: Date.now() }));
    return data;
  } catch (error) {
    const { owner, found } = await looking;
    if (saysNo(error) && GONE.includes(error.code)) {
      query.setState({ data: undefined });
      if (owner !== null) await dropFromShelf(owner, query.queryHash).catch(() => {});
    } else if (found && isFirst()) return show(found, query, context.client);
    throw error;
  }
}

const limit = () => new Promise<Looked>((done) => setTimeout(done, LOOK_LIMIT_MS, NOTHING));

/** What is returned counts as just answered, so its age is put right as soon as it is there. */
function show({ data, at }: Found, query: Query, client: QueryClient): unknown {
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
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A phone without room or storage keeps nothing, and nobody is told: the screen has its answer. */
async function keep(owner: string | null, hash: string, found: Found): Promise<void> {
  if (owner === null) return;
  const isKept = await keepOnShelf({ ...found, owner, hash }).catch(() => false);
  if (isKept) for (const listener of listeners) listener();
}

/** Keeps what came with the server's own HTML: no question was asked for it. */
export async function stockShelf(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state;
    // A copy of unknown age may be older than what is kept.
    if (!query.meta?.shelf || data === undefined || dataUpdatedAt === 0) continue;
    await keep((await look(query)).owner, query.queryHash, { data, at: dataUpdatedAt });
  }
}

/** Whether the answer would be there without signal. */
export const isOnShelf = async (queryKey: QueryKey): Promise<boolean> =>
  (await look({ queryKey, queryHash: hashKey(queryKey) })).found !== null;
