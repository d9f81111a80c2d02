import { hashKey, hydrate, type QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import type { Day } from '../domain/time/dates.ts';
import { RequestError } from './request-error.ts';

type Loaded = { key: QueryKey; data: unknown; meta?: QueryMeta | undefined; isPaged?: true };
type Missing = { key: QueryKey; code: string; isPaged?: true };

/**
 * The state of a server-rendered page: its day, the loaded queries, and those for what does not exist. It contains no
 * time, so that a page with the same content is the same, byte by byte.
 */
type SsrState = { day: Day; known: Loaded[]; missing: Missing[] };
/** The state as it is in the HTML, with the site's public origin: the first head must be the server's. */
export type DocumentState = SsrState & { origin: string; older?: OlderAnswers };
/**
 * When the oldest data of a page came for which the server could get none that is newer: ms since 1970, and as text.
 */
export type OlderAnswers = { ms: number; text: string };

/** A query for what does not exist shows its error at once, without another request. */
const disableRetryOnMount = (client: QueryClient, key: QueryKey) =>
  client.setQueryDefaults(key, { retryOnMount: false });

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
const pagedFlag = (query: { queryType?: string | undefined }) =>
  query.queryType === 'infinite' ? { isPaged: true as const } : {};

/**
 * The state of the loaded queries. Call it before the page is rendered: it also lets queries that failed with "not
 * found" render as such, without another request.
 */
export function dehydrateState(
  client: QueryClient,
  day: Day,
  isNotThere: (error: unknown) => boolean,
): SsrState {
  const state: SsrState = { day, known: [], missing: [] };
  for (const query of client.getQueryCache().getAll()) {
    const { data, error, status } = query.state;
    const key = query.queryKey;
    if (status === 'success')
      state.known.push({ key, data, ...(query.meta && { meta: query.meta }), ...pagedFlag(query) });
    else if (status === 'error' && isNotThere(error)) {
      disableRetryOnMount(client, key);
      state.missing.push({ key, code: codeOf(error), ...pagedFlag(query) });
    }
  }
  return state;
}

/** Restores the state that the server rendered with. `receivedAt`: ms since 1970, 0 for a copy of unknown age. */
export function hydrateState(client: QueryClient, { known, missing }: SsrState, receivedAt: number): void {
  const query = (key: QueryKey, isPaged: true | undefined, state: object) => ({
    queryKey: key,
    queryHash: hashKey(key),
    dehydratedAt: receivedAt,
    ...(isPaged && { queryType: 'infinite' as const }),
    state: { ...INITIAL_QUERY_STATE, ...state },
  });
  for (const { key } of missing) disableRetryOnMount(client, key);
  hydrate(client, {
    mutations: [],
    queries: [
      ...known.map(({ key, data, meta, isPaged }) => ({
        ...query(key, isPaged, { data, dataUpdatedAt: receivedAt, dataUpdateCount: 1, status: 'success' }),
        ...(meta && { meta }),
      })),
      ...missing.map(({ key, code, isPaged }) =>
        query(key, isPaged, {
          error: new RequestError('client', 'There is no such thing', code, 404),
          errorUpdatedAt: receivedAt,
          errorUpdateCount: 1,
          status: 'error',
        }),
      ),
    ],
  });
}

/**
 * When the data in the HTML was fetched, ms since 1970: the service worker says when it stored the page. Without the
 * worker it counts as fetched now. After Back the browser may use an old copy from its cache: 0, unknown age. The
 * age is unknown, too, if `stored-at` is in the future by this phone's clock.
 */
export function receivedAt(): number {
  const stored = document.querySelector<HTMLMetaElement>('meta[name=stored-at]');
  if (stored) return Number(stored.content) > Date.now() ? 0 : Number(stored.content);
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.transferSize === 0 ? 0 : Date.now();
}

const INITIAL_QUERY_STATE = {
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'pending' as const,
  fetchStatus: 'idle' as const,
};
