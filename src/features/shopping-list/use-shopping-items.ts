import { useAtomValue } from 'jotai';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticItem, optimisticItems } from './optimistic-items.ts';
import { shoppingListQueries } from './queries.ts';

export type ShoppingItemsResult = {
  /** Only those added on this phone until the server's list is loaded. */
  items: OptimisticItem[];
  /** `error`: the server's list was never loaded, and the last request failed or waits for a connection. */
  state: 'success' | 'loading' | 'error';
  retry: () => void;
};

/** The optimistic shopping list of one expo. */
export function useShoppingItems(expoId: string): ShoppingItemsResult {
  const { data, isLoaded, error, isPaused, refetch } = useOptimisticQuery(
    shoppingListQueries.items(expoId, useAtomValue(isAuthAtom)),
    (list, ...changes) => optimisticItems({ expoId }, list, ...changes),
    { items: [], removed: [], people: [], shared: [] },
  );
  const state = isLoaded ? 'success' : error || isPaused ? 'error' : 'loading';
  return { items: data, state, retry: () => void refetch() };
}
