// @script outbox

import {
  hashKey,
  type InfiniteData,
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
  readCacheOwner,
  readOfflineCache,
  writeOfflineCache,
} from '../sync/offline-cache.ts';
import { StorageUnavailable } from '../sync/storage-unavailable.ts';
import { isPublicKey } from './query-options.ts';
import { isRefusal } from './request-error.ts';

// Loaded with the first query whose answer belongs in the offline cache.

/** After this long without a response from the database, the network is used. */
const LOOK_LIMIT_MS = 500;
/** Codes of the server for what does not exist, or not for this visitor. */
const GONE_CODES = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'];
/** Few: each page of a list is a request of its own at every start, and a lost one makes all of them worthless. */
const MAX_STORED_PAGES = 4;
/** A longer list stays in memory this long, for a visitor who comes back to it: the offline cache has its beginning. */
const LONG_LIST_MS = 60 * 60 * 1000;
const NO_ENTRY: CacheLookup = { owner: null, entry: null };

type LookedUp = Pick<Query, 'queryKey' | 'queryHash'>;

/** An entry that does not fit the schema of this version counts as none. */
async function lookUp({ queryKey, queryHash }: LookedUp): Promise<CacheLookup> {
  const lookup = { hash: queryHash, isPublic: isPublicKey(queryKey) };
  const { owner, entry } = await readOfflineCache(lookup).catch(() => NO_ENTRY);
  if (!entry) return { owner, entry };
  const parsed = await import('./stored-data-schemas.ts').then(
    ({ parseStoredData }) => parseStoredData(queryKey, entry.data),
    () => null,
  );
  return { owner, entry: parsed && { at: entry.at, data: parsed.data } };
}

/**
 * Answers the first fetch of a query from the offline cache, where an entry older than MAX_AGE_MS of
 * `sync/offline-cache.ts` counts as none, and refetches it from the network if it is stale. Answers of the network are
 * stored, of a list its first pages; an entry that the server refuses with one of GONE_CODES is deleted.
 */
export async function cacheFirst(
  fetchFromNetwork: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const isFirst = () => query.state.data === undefined;
  // The owner is read before the request is sent: a sign-in meanwhile must not become the owner.
  const lookup = isFirst() ? lookUp(query) : ownerAlone(query);
  if (isFirst()) {
    const { entry } = await Promise.race([lookup, limit()]);
    if (entry && isFirst()) return serveCachedAnswer(entry, query, context.client);
  }
  // The time of the request: what is delivered while the answer is on its way may not be part of it.
  const at = Date.now();
  try {
    const data = await fetchFromNetwork(context);
    if (isLongList(query.queryKey, data)) query.setOptions({ ...query.options, gcTime: LONG_LIST_MS });
    void lookup.then(({ owner }) => storeAnswer(owner, query, { data, at }));
    return data;
  } catch (error) {
    const { owner, entry } = await lookup;
    if (isRefusal(error) && GONE_CODES.includes(error.code)) {
      query.setState({ data: undefined });
      if (owner !== null) await deleteFromOfflineCache(owner, query.queryHash).catch(() => {});
    } else if (entry && isFirst()) return serveCachedAnswer(entry, query, context.client);
    throw error;
  }
}

/** For a query that has data: the stored entry would be read, checked and thrown away. */
const ownerAlone = async ({ queryKey }: LookedUp): Promise<CacheLookup> => ({
  owner: await readCacheOwner(isPublicKey(queryKey)).catch(() => null),
  entry: null,
});

const limit = () => new Promise<CacheLookup>((done) => setTimeout(done, LOOK_LIMIT_MS, NO_ENTRY));

/** Whether it is a list with more pages than are stored. */
export const isLongList = ([, , paged]: QueryKey, data: unknown): data is InfiniteData<unknown> =>
  paged === 'pages' && ((data as InfiniteData<unknown> | undefined)?.pages.length ?? 0) > MAX_STORED_PAGES;

const firstPages = (queryKey: QueryKey, data: unknown): unknown =>
  isLongList(queryKey, data)
    ? {
        pages: data.pages.slice(0, MAX_STORED_PAGES),
        pageParams: data.pageParams.slice(0, MAX_STORED_PAGES),
      }
    : data;

/** TanStack dates what is returned now; its real age is set as soon as the query has it. */
function serveCachedAnswer({ data: stored, at }: CachedAnswer, query: Query, client: QueryClient): unknown {
  // Earlier versions stored all pages.
  const data = firstPages(query.queryKey, stored);
  notifyManager.schedule(() => {
    const isCurrent = client.getQueryCache().get(query.queryHash) === query && query.state.data === data;
    if (!isCurrent) return;
    query.setState({ dataUpdatedAt: at });
    const { staleTime } = query.options as { staleTime?: unknown };
    if (query.isStaleByTime(typeof staleTime === 'number' ? staleTime : 0)) query.fetch().catch(() => {});
  });
  return data;
}

/**
 * A list with the pages that are stored after its own, where they go on with it: a visit that asks for less of the list
 * takes nothing away. It is as old as its oldest page.
 */
function withStoredPages(queryKey: QueryKey, { data, at }: CachedAnswer, stored: CachedAnswer | null) {
  const [, , paged] = queryKey;
  if (paged !== 'pages' || !stored) return { data, at };
  const list = data as InfiniteData<{ nextCursor?: unknown }>;
  const more = firstPages(queryKey, stored.data) as InfiniteData<unknown>;
  const { length } = list.pages;
  const next = list.pages.at(-1)?.nextCursor;
  if (more.pages.length <= length || !next || more.pageParams[length] !== next) return { data, at };
  const longer = {
    pages: [...list.pages, ...more.pages.slice(length)],
    pageParams: [...list.pageParams, ...more.pageParams.slice(length)],
  };
  return { data: longer, at: Math.min(at, stored.at) };
}

/**
 * Lists of which the server's HTML has the first page get the others that are stored: after a reload as many are shown
 * as before it.
 */
export async function restoreLongerLists(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll()) {
    const { queryKey, meta } = query;
    if (!meta?.offlineCache || queryKey[2] !== 'pages' || query.state.data === undefined) continue;
    const { entry } = await lookUp(query);
    const { data, dataUpdatedAt, fetchStatus } = query.state;
    const restored = withStoredPages(queryKey, { data, at: dataUpdatedAt }, entry);
    if (restored.data === data) continue;
    // A request that is under way asks for the first page alone.
    await query.cancel({ silent: true });
    client.setQueryData(queryKey, restored.data, { updatedAt: restored.at });
    if (fetchStatus !== 'idle') query.fetch().catch(() => {});
  }
}

const listeners = new Set<() => void>();

/** Calls the listener after every write to the offline cache, until the returned function is called. */
export function onOfflineCacheWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const fullListeners = new Set<() => void>();

/** Calls the listener when an answer found no room, until the returned function is called. */
export function onOfflineCacheFull(listener: () => void): () => void {
  fullListeners.add(listener);
  return () => fullListeners.delete(listener);
}

/** A phone that cannot store shows no error: the screen has its answer. */
async function storeAnswer(
  owner: string | null,
  { queryKey, queryHash: hash }: LookedUp,
  { data, at }: CachedAnswer,
): Promise<void> {
  if (owner === null) return;
  const first = { data: firstPages(queryKey, data), at };
  const stored = queryKey[2] === 'pages' ? await lookUp({ queryKey, queryHash: hash }) : NO_ENTRY;
  const ofOwner = stored.owner === owner ? stored.entry : null;
  const entry = { ...withStoredPages(queryKey, first, ofOwner), owner, hash };
  const isStored = await writeOfflineCache(entry).catch((error) => {
    if (error instanceof StorageUnavailable && error.reason === 'full')
      for (const listener of fullListeners) listener();
    return false;
  });
  if (isStored) for (const listener of listeners) listener();
}

/** Stores the answers that came with the server's HTML: no query has fetched them. */
export async function cacheCurrentQueries(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state;
    // A copy of unknown age may be older than the stored answer.
    if (!query.meta?.offlineCache || data === undefined || dataUpdatedAt === 0) continue;
    await storeAnswer((await lookUp(query)).owner, query, { data, at: dataUpdatedAt });
  }
}

/** The answer that the query has without signal, checked against its schema; null if there is none. */
export const readOfflineAnswer = async (queryKey: QueryKey): Promise<CachedAnswer | null> =>
  (await lookUp({ queryKey, queryHash: hashKey(queryKey) })).entry;

/** Whether the query has an answer without signal. */
export const isInOfflineCache = async (queryKey: QueryKey): Promise<boolean> =>
  (await readOfflineAnswer(queryKey)) !== null;
