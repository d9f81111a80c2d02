import type {
  InfiniteData,
  QueryClient,
  QueryKey,
  QueryMeta,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/contract.ts';
import type { RestPath, RestResponse } from './rest-client.ts';

type Outputs = inferRouterOutputs<AppRouter>;
/** The type at a dotted path. */
export type ValueAtPath<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? ValueAtPath<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;
/** What a procedure returns. */
export type ProcedureOutput<P extends string> = ValueAtPath<Outputs, P>;

/** Fetches a query key: `['/api/…']` by plain HTTP, `['a.b.c', input]` by tRPC. */
export type QueryFetcher = (key: QueryKey, signal?: AbortSignal) => Promise<unknown>;

/** Everything about one query: the same object serves a component and a prefetch. */
export type QueryConfig<Raw, Shown = Raw> = UseQueryOptions<Raw, Error, Shown> & { queryKey: QueryKey };
type ExtraOptions<Raw, Shown> = Omit<UseQueryOptions<Raw, Error, Shown>, 'queryKey'>;

/** A tRPC query: the client neither retries nor refetches on focus. */
export function trpcQuery<P extends string, Shown = ProcedureOutput<P>>(
  path: P,
  more: ExtraOptions<ProcedureOutput<P>, Shown> & { input?: unknown } = {},
): QueryConfig<ProcedureOutput<P>, Shown> {
  const { input, ...options } = more;
  return {
    queryKey: input === undefined ? [path] : [path, input],
    retry: false,
    refetchOnWindowFocus: false,
    ...options,
  };
}

type CursorPage = { nextCursor: string | null };
export type InfiniteQueryConfig<T> = UseInfiniteQueryOptions<
  T,
  Error,
  InfiniteData<T>,
  QueryKey,
  string | null
> & {
  queryKey: QueryKey;
};

/** A query of either kind, whatever its response: for lists of queries to prefetch. */
// biome-ignore lint/suspicious/noExplicitAny: the response types of such a list have nothing in common
export type AnyQuery = QueryConfig<any> | InfiniteQueryConfig<any>;

/** Fetches a query of either kind, unless its data is fresh. Never throws. */
export const prefetchAny = (client: QueryClient, query: AnyQuery): Promise<void> =>
  'initialPageParam' in query ? client.prefetchInfiniteQuery(query) : client.prefetchQuery(query);

/** A list that is loaded in pages. Its key differs from that of a single query, because the data has another shape. */
export function trpcInfiniteQuery<P extends string>(
  path: P,
  { input = {}, ...options }: { input?: object; staleTime?: number; meta?: QueryMeta },
): InfiniteQueryConfig<ProcedureOutput<P>> {
  return {
    queryKey: [path, input, 'pages'],
    retry: false,
    refetchOnWindowFocus: false,
    initialPageParam: null,
    getNextPageParam: (last: ProcedureOutput<P>) => (last as unknown as CursorPage).nextCursor,
    ...options,
  };
}

/** A plain HTTP query, with the default retries. The input goes into the query string. */
export function restQuery<P extends RestPath>(
  path: P,
  more: ExtraOptions<RestResponse<P>, RestResponse<P>> & { input?: Readonly<Record<string, string>> } = {},
): QueryConfig<RestResponse<P>> {
  const { input, ...options } = more;
  return { queryKey: input ? [path, input] : [path], ...options };
}

const PUBLIC_PREFIXES = ['/api/expo/', 'businesses.'];
const PRIVATE_EXCEPTIONS = ['businesses.expos.myCheckIns'];

/** Whether the answer is the same for all visitors. Every path that is not listed is private. */
export function isPublicKey([path]: QueryKey): boolean {
  const name = String(path);
  return PUBLIC_PREFIXES.some((prefix) => name.startsWith(prefix)) && !PRIVATE_EXCEPTIONS.includes(name);
}
