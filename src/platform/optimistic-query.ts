import {
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { type createStore, useStore } from 'jotai';
import { useEffect, useReducer, useRef } from 'react';
import type { OutboxEntry } from '../sync/outbox-entry.ts';
import { outboxEntriesAtom } from './outbox-client.ts';
import { type AnswerVersion, answerVersion } from './pending-changes.ts';
import type { QueryConfig } from './query-options.ts';

/**
 * Applies the visitor's actions to the server's value, without changing it. Only actions that the response of the given
 * version does not contain yet may count; see `changesSince`.
 */
export type OptimisticFold<ServerValue, Value> = (
  serverValue: ServerValue,
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
) => Value;

export type OptimisticQueryResult<Value> = Pick<
  UseQueryResult,
  'error' | 'errorUpdateCount' | 'isPaused' | 'refetch'
> & {
  /** The optimistic value. */
  data: Value;
  /** Whether the server's value has been loaded, now or earlier. */
  isLoaded: boolean;
  /** Whether it is still to come: no response, no failure, and the connection is not known to be lost. */
  isAwaited: boolean;
};

/**
 * `useQuery` with the optimistic value as `data`. Until a response arrives, `data` is undefined, or the fold of
 * `valueUntilLoaded` if that is given: actions show even if the server's value cannot be loaded.
 */
export function useOptimisticQuery<ServerValue, Value>(
  query: QueryConfig<ServerValue>,
  fold: OptimisticFold<ServerValue, Value>,
): OptimisticQueryResult<Value | undefined>;
export function useOptimisticQuery<ServerValue, Value>(
  query: QueryConfig<ServerValue>,
  fold: OptimisticFold<ServerValue, Value>,
  valueUntilLoaded: ServerValue,
): OptimisticQueryResult<Value>;
export function useOptimisticQuery<ServerValue, Value>(
  query: QueryConfig<ServerValue>,
  fold: OptimisticFold<ServerValue, Value>,
  valueUntilLoaded?: ServerValue,
): OptimisticQueryResult<Value | undefined> {
  // Not spread: TanStack Query renders again only when a property that was read changes.
  const { data: serverValue, dataUpdatedAt, error, errorUpdateCount, isPaused, refetch } = useQuery(query);
  const data = useOptimisticValue(query, { data: serverValue, dataUpdatedAt }, fold, valueUntilLoaded);
  const isLoaded = serverValue !== undefined;
  const isAwaited = query.enabled !== false && !isLoaded && errorUpdateCount === 0 && !isPaused;
  return { data, isLoaded, isAwaited, error, errorUpdateCount, isPaused, refetch };
}

/**
 * The optimistic value for the result of another hook, such as `useInfiniteQuery`. Renders again only for a new value:
 * of all the buttons in a list, an action changes one.
 */
export function useOptimisticValue<ServerValue, Value>(
  { queryKey }: { queryKey: QueryKey },
  state: { data: ServerValue | undefined; dataUpdatedAt: number },
  fold: OptimisticFold<ServerValue, Value>,
  valueUntilLoaded?: ServerValue,
): Value | undefined {
  const store = useStore();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const shown = useRef<Value | undefined>(undefined);
  const readValue = () => {
    const entries = store.get(outboxEntriesAtom);
    // Null is a value that was loaded.
    const base = state.data === undefined ? valueUntilLoaded : state.data;
    const value = base === undefined ? undefined : fold(base, answerVersion(queryKey, state), entries);
    return replaceEqualDeep(shown.current, value);
  };
  const entries = store.get(outboxEntriesAtom);
  const value = readValue();
  const latest = useRef(readValue);
  const check = () => {
    try {
      if (latest.current() === shown.current) return;
    } catch {
      // Thrown again by the rendering. Here it would stop the code that has stored or read the actions.
    }
    renderAgain();
  };
  useEffect(() => {
    shown.current = value;
    latest.current = readValue;
    // They may have changed since this rendering, and the check of that change had the values before it.
    if (store.get(outboxEntriesAtom) !== entries) check();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` reads what is the latest
  useEffect(() => {
    // Not `useSyncExternalStore`: it would render before what the code that stored the action does next.
    return store.sub(outboxEntriesAtom, check);
  }, [store]);
  return value;
}

/** The optimistic value at this moment, for code outside of rendering. Loads nothing. */
export function readOptimisticValue<ServerValue, Value>(
  { store, queryClient }: { store: Pick<ReturnType<typeof createStore>, 'get'>; queryClient: QueryClient },
  { queryKey }: QueryConfig<ServerValue>,
  fold: OptimisticFold<ServerValue, Value>,
  valueUntilLoaded: ServerValue,
): Value {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState<ServerValue>(queryKey) ?? {};
  const version = answerVersion(queryKey, { data, dataUpdatedAt });
  return fold(data === undefined ? valueUntilLoaded : data, version, store.get(outboxEntriesAtom));
}
