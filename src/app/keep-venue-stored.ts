import { hashKey, type QueryClient } from '@tanstack/react-query';
import { currentAndUpcomingExpos, type ExpoList, runningExpos } from '../domain/expo/expo.ts';
import type { Day } from '../domain/time/dates.ts';
import { needsSignIn } from '../domain/visitor/no-session.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { queriesForVenue } from '../pages/offline-features.ts';
import type { AppServices } from '../platform/app-services.ts';
import { todayAtom } from '../platform/clock.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { flagQueries, loadedFlags } from '../platform/flag-queries.ts';
import {
  cacheCurrentQueries,
  isInOfflineCache,
  isLongList,
  onOfflineCacheFull,
} from '../platform/offline-cache-first.ts';
import type { PreloadExpos } from '../platform/offline-feature.ts';
import { isAnythingFull, onRoom, reportStorageFull } from '../platform/offline-readiness.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { type AnyQuery, prefetchAny } from '../platform/query-options.ts';
import { isRefusal } from '../platform/request-error.ts';
import { runInBatches } from '../platform/run-in-batches.ts';
import { whenVisible } from '../platform/visibility.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { backoffMs } from '../sync/backoff.ts';
import { onLaterTime } from './on-later-time.ts';

/** A phone that has not stored an answer so often will not store it: it need not be downloaded again and again. */
const MAX_UNSTORED_ANSWERS = 3;
const LONG_LIST_WAIT_MS = 10 * 60 * 1000;
/** Hidden for longer than this, all is asked for again: some thirty calls, which thousands of phones in a hall make. */
const ASKED_AFTER_MS = 50 * 60 * 1000;
/** What decides which queries are needed. */
const CONTEXT_PATHS = [expoQueries.list(), flagQueries.all()].map(({ queryKey: [path] }) => path);

/** The expos that a visitor gets ready for, by what is loaded now; null while no list is. */
export function loadedVenueExpos(client: QueryClient, today: Day): PreloadExpos | null {
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  if (!list) return null;
  const running = runningExpos(list, today);
  const currentAndUpcoming = currentAndUpcomingExpos(list, today);
  return { venue: running.length > 0 ? running : currentAndUpcoming.slice(0, 1), currentAndUpcoming };
}

/**
 * Keeps on this phone what the visitor needs at the venue, whether or not they open its pages. All of it is asked for
 * once, and then what is not stored yet, after 5 s, doubling to 60 s: in bad Wi-Fi one lost answer must not be missing
 * in the hall. Expos and flags that come later, or change, bring what belongs to them. On a new day, and after a long
 * time hidden, what is stale of it is asked for again. A full phone is not asked for more until it may have room again.
 */
export function keepVenueStored({ queryClient, store }: AppServices): () => void {
  /** How often each query was answered, by hash; 0 for one that was asked for. */
  const answers = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isStopped = false;
  let knownContext = '';

  const context = () => ({
    expos: loadedVenueExpos(queryClient, store.get(todayAtom)) ?? { venue: [], currentAndUpcoming: [] },
    flags: loadedFlags(queryClient) ?? {},
  });

  /** Scrolled far a moment ago: its beginning is stored, and all of it would be asked for, page after page. */
  const isLong = ({ queryKey }: AnyQuery): boolean =>
    isLongList(queryKey, queryClient.getQueryData(queryKey));

  const isWanted = async (query: AnyQuery): Promise<boolean> => {
    if (isLong(query)) return false;
    const hash = hashKey(query.queryKey);
    const count = answers.get(hash);
    if (count === undefined) return true;
    const error = queryClient.getQueryState(query.queryKey)?.error;
    const isGivenUp = count >= MAX_UNSTORED_ANSWERS || (count > 0 && isAnythingFull(store));
    if (isGivenUp || isRefusal(error) || needsSignIn(error)) return false;
    return query.meta?.offlineCache
      ? !(await isInOfflineCache(query.queryKey))
      : queryClient.getQueryData(query.queryKey) === undefined;
  };

  const load = async (query: AnyQuery): Promise<void> => {
    const hash = hashKey(query.queryKey);
    const count = answers.get(hash);
    // One that is in memory and was not stored is asked for again.
    const options = count === undefined ? query : { ...query, staleTime: 0 };
    answers.set(hash, count ?? 0);
    await prefetchAny(queryClient, options);
    if (queryClient.getQueryState(query.queryKey)?.status === 'success') answers.set(hash, (count ?? 0) + 1);
  };

  const loadMissing = async () => {
    // Hidden while it ran before, and due again.
    if (document.hidden) return run();
    if (isStopped || !store.get(isOnlineAtom)) return;
    clearTimeout(timer);
    const queries = new Map(queriesForVenue(context()).map((query) => [hashKey(query.queryKey), query]));
    const wanted = await Promise.all(
      [...queries.values()].map(async (query) => ((await isWanted(query)) ? [query] : [])),
    ).then((found) => found.flat());
    await runInBatches(wanted, load);
    // What was answered is still being stored, and what is in memory as a long list is asked for later.
    attempts = wanted.length > 0 ? attempts + 1 : 0;
    const waitMs = attempts > 0 ? backoffMs(attempts, Math.random) : LONG_LIST_WAIT_MS;
    const isDue = attempts > 0 || [...queries.values()].some(isLong);
    if (isDue && !isStopped) timer = setTimeout(() => whenIdle(run), waitMs);
  };
  const run = whenVisible(oneAtATime(loadMissing));

  const runIfChanged = () => {
    const current = JSON.stringify(context());
    if (current === knownContext) return;
    knownContext = current;
    run();
  };
  /** What was answered may have changed: another day has another programme. */
  const runAfresh = () => {
    for (const [hash, count] of answers) if (count < MAX_UNSTORED_ANSWERS) answers.delete(hash);
    knownContext = '';
    runIfChanged();
  };
  /** Stores what is in memory, and asks for the rest. */
  const storeAgain = async () => {
    await cacheCurrentQueries(queryClient);
    if (isAnythingFull(store)) return;
    for (const hash of answers.keys()) answers.set(hash, 0);
    run();
  };
  runIfChanged();
  const stops = [
    onOfflineCacheFull(() => reportStorageFull(store, 'answers-full')),
    onRoom(store, storeAgain),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && CONTEXT_PATHS.includes(query.queryKey[0])) runIfChanged();
    }),
    onLaterTime(store, ASKED_AFTER_MS, runAfresh),
    store.sub(isOnlineAtom, run),
  ];
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
