import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { SharedList, ShoppingItemList } from '../../domain/shop/shopping-list.ts';
import { type OptimisticFold, useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isOutboxReadAtom, startOutbox } from '../../platform/outbox-client.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { shoppingListQueries } from './queries.ts';

export type ListQueryResult<Value> = {
  /** Only what was done on this phone until the server's list is loaded. Before a sign-in that is the whole list. */
  data: Value;
  /** `error`: the server's list was never loaded, and the last request that has ended failed, or one waits for a connection. */
  state: 'success' | 'loading' | 'error';
  retry: () => void;
  /** After an error, while the server is asked again. */
  isRetrying: boolean;
};

const emptyCopy = { items: [], removed: [], budget: null, people: [] };

/** One of the lists for an expo: the visitor's own, or with an id that of another visitor. */
export const listNamed = (lists: ShoppingItemList, listId?: string): Omit<SharedList, 'id'> =>
  listId === undefined ? lists : (lists.shared.find(({ id }) => id === listId) ?? emptyCopy);

/** The optimistic list of one expo, or that of this phone while nobody is signed in. */
export function useListQuery<Value>(
  expoId: string,
  fold: OptimisticFold<ShoppingItemList, Value>,
): ListQueryResult<Value> {
  const store = useStore();
  // Visitors who are signed out need it only here.
  useEffect(() => startOutbox(store), [store]);
  const { isAuth, isUserReady } = useAtomValue(sessionAtom);
  const isOutboxRead = useAtomValue(isOutboxReadAtom);
  const { data, isLoaded, error, errorUpdateCount, isPaused, refetch } = useOptimisticQuery(
    shoppingListQueries.items(expoId, isAuth),
    fold,
    { id: null, ...emptyCopy, shared: [] },
  );
  const onPhone = isUserReady && isOutboxRead ? 'success' : 'loading';
  const onServer = isLoaded ? 'success' : errorUpdateCount > 0 || isPaused ? 'error' : 'loading';
  return {
    data,
    state: isAuth ? onServer : onPhone,
    retry: () => void refetch(),
    isRetrying: !error && !isPaused,
  };
}
