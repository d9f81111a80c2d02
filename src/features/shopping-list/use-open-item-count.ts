import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { optimisticOpenCount } from './optimistic-items.ts';
import { shoppingListQueries } from './queries.ts';

/**
 * The optimistic number of items that are still to buy, over all lists and expos; undefined until it is loaded. It
 * is stored for the first paint, which a list is not.
 */
export function useOpenItemCount(isAuth: boolean): number | undefined {
  return useOptimisticQuery(shoppingListQueries.count(isAuth), optimisticOpenCount).data;
}
