import { itemsOn } from './all-items.ts';
import type { OptimisticItem } from './optimistic-items.ts';
import { type ListQueryResult, useListQuery } from './use-list-query.ts';

export type ShoppingItemsResult = Omit<ListQueryResult<never>, 'data'> & { items: OptimisticItem[] };

/** The visitor's own shopping list for one expo, with or without an account. */
export function useShoppingItems(expoId: string): ShoppingItemsResult {
  const { data: items, ...result } = useListQuery(expoId, (...list) => itemsOn({ expoId }, ...list));
  return { items, ...result };
}
