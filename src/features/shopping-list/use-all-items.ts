import { eachOnce } from './all-items.ts';
import type { OptimisticItem } from './optimistic-items.ts';
import { useLists } from './use-lists.ts';
import type { ShoppingItemsResult } from './use-shopping-items.ts';

/** What is on the visitor's own list for one expo and on those that others share with them, each item once. */
export function useAllItems(expoId: string): ShoppingItemsResult {
  const { lists, usual: _, ...result } = useLists(expoId);
  const items = lists.flatMap(({ ownerName, items }): OptimisticItem[] =>
    ownerName === undefined ? items : items.map((item) => ({ ...item, ownerName })),
  );
  return { items: eachOnce(items), ...result };
}
