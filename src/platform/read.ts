import type {
  InfiniteData,
  QueryKey,
  QueryMeta,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../server/contract.ts';
import type { PlainAnswer, PlainPath } from './plain-calls.ts';

type Outputs = inferRouterOutputs<AppRouter>;
/** What stands at a path of dots. */
export type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;
/** What a procedure answers. */
export type Answer<P extends string> = At<Outputs, P>;

/** Answers a query key: `['/api/…']` by plain HTTP, `['a.b.c', input]` by remote procedure. */
export type Read = (key: QueryKey, signal?: AbortSignal) => Promise<unknown>;

/** Everything about one query: the same object serves a component and a prefetch. */
export type Query<Raw, Shown = Raw> = UseQueryOptions<Raw, Error, Shown> & { queryKey: QueryKey };
type More<Raw, Shown> = Omit<UseQueryOptions<Raw, Error, Shown>, 'queryKey'>;

/** A remote-procedure query: the client neither retries nor refetches on focus. */
export function remote<P extends string, Shown = Answer<P>>(
  path: P,
  more: More<Answer<P>, Shown> & { input?: unknown } = {},
): Query<Answer<P>, Shown> {
  const { input, ...options } = more;
  return {
    queryKey: input === undefined ? [path] : [path, input],
    retry: false,
    refetchOnWindowFocus: false,
    ...options,
  };
}

type PageAnswer = { nextCursor: string | null };
export type PagedQuery<T> = UseInfiniteQueryOptions<T, Error, InfiniteData<T>, QueryKey, string | null> & {
  queryKey: QueryKey;
};

/** A list that comes in pages. Its key differs from the plain query's, since what is stored under it does. */
export function remotePages<P extends string>(
  path: P,
  { input = {}, ...options }: { input?: object; staleTime?: number; meta?: QueryMeta } = {},
): PagedQuery<Answer<P>> {
  return {
    queryKey: [path, input, 'pages'],
    retry: false,
    refetchOnWindowFocus: false,
    initialPageParam: null,
    getNextPageParam: (last: Answer<P>) => (last as unknown as PageAnswer).nextCursor,
    ...options,
  };
}

/** A plain HTTP query, with the retries that are the default. The input stands in the address. */
export function plain<P extends PlainPath>(
  path: P,
  more: More<PlainAnswer<P>, PlainAnswer<P>> & { input?: Readonly<Record<string, string>> } = {},
): Query<PlainAnswer<P>> {
  const { input, ...options } = more;
  return { queryKey: input ? [path, input] : [path], ...options };
}

const PUBLIC_PREFIXES = ['/api/expo/', 'businesses.'];
const PRIVATE_OF_BUSINESSES = ['businesses.expos.myCheckIns'];

/** Whether an answer is the same for everybody. Whatever is not known to be is the visitor's own. */
export function isPublicKey([path]: QueryKey): boolean {
  const name = String(path);
  return PUBLIC_PREFIXES.some((prefix) => name.startsWith(prefix)) && !PRIVATE_OF_BUSINESSES.includes(name);
}

/** The revision of the user's data that an answer was read at, by query hash; see `x-rev`. */
let revisions = new Map<string, number>();

/** Takes the revision of one answer, unless the visitor has changed by the time it comes. */
export function revisionTaker(queryHash: string): (rev: number) => void {
  const ofThisVisitor = revisions;
  return (rev) => ofThisVisitor.set(queryHash, rev);
}
export const revisionOf = (queryHash: string) => revisions.get(queryHash) ?? -1;
export const forgetRevisions = () => {
  revisions = new Map();
};
