import type {
  InfiniteData,
  QueryKey,
  QueryMeta,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/contract.ts';
import type { RestPath, RestResponse } from './rest-client.ts';

type Outputs = inferRouterOutputs<AppRouter>;
/** What stands at a path of dots. */
export type ValueAtPath<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? ValueAtPath<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;
/** What a procedure answers. */
export type ProcedureOutput<P extends string> = ValueAtPath<Outputs, P>;

/** Answers a query key: `['/api/…']` by plain HTTP, `['a.b.c', input]` by remote procedure. */
export type QueryFetcher = (key: QueryKey, signal?: AbortSignal) => Promise<unknown>;

/** Everything about one query: the same object serves a component and a prefetch. */
export type QueryConfig<Raw, Shown = Raw> = UseQueryOptions<Raw, Error, Shown> & { queryKey: QueryKey };
type ExtraOptions<Raw, Shown> = Omit<UseQueryOptions<Raw, Error, Shown>, 'queryKey'>;

/** A remote-procedure query: the client neither retries nor refetches on focus. */
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

// biome-ignore lint/suspicious/noExplicitAny: as above
export const isInfiniteQuery = (query: AnyQuery): query is InfiniteQueryConfig<any> =>
  'initialPageParam' in query;

/** A list that comes in pages. Its key differs from the plain query's, since what is stored under it does. */
export function trpcInfiniteQuery<P extends string>(
  path: P,
  { input = {}, ...options }: { input?: object; staleTime?: number; meta?: QueryMeta } = {},
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

/** A plain HTTP query, with the retries that are the default. The input stands in the address. */
export function restQuery<P extends RestPath>(
  path: P,
  more: ExtraOptions<RestResponse<P>, RestResponse<P>> & { input?: Readonly<Record<string, string>> } = {},
): QueryConfig<RestResponse<P>> {
  const { input, ...options } = more;
  return { queryKey: input ? [path, input] : [path], ...options };
}

const PUBLIC_PREFIXES = ['/api/expo/', 'businesses.'];
const PRIVATE_EXCEPTIONS = ['businesses.expos.myCheckIns'];

/** Whether an answer is the same for everybody. Whatever is not known to be is the visitor's own. */
export function isPublicKey([path]: QueryKey): boolean {
  const name = String(path);
  return PUBLIC_PREFIXES.some((prefix) => name.startsWith(prefix)) && !PRIVATE_EXCEPTIONS.includes(name);
}

/** The revision of the user's data that an answer was read at, by query hash; see `x-rev`. */
let revisions = new Map<string, number>();

/** Takes the revision of one answer, unless the visitor has changed by the time it comes. */
export function revisionRecorder(queryHash: string): (rev: number) => void {
  const ofThisVisitor = revisions;
  return (rev) => ofThisVisitor.set(queryHash, rev);
}
export const revisionOf = (queryHash: string) => revisions.get(queryHash) ?? -1;
export const clearRevisions = () => {
  revisions = new Map();
};
