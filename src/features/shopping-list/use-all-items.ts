import { eachOnce, itemsOn } from './all-items.ts';
import { useListQuery } from './use-list-query.ts';
import { ownerOf } from './use-shared-lists.ts';
import type { ShoppingItemsResult } from './use-shopping-items.ts';

/** What is on the visitor's own list for one expo and on those that others share with them, each item once. */
export function useAllItems(expoId: string): ShoppingItemsResult {
  const { data: items, ...result } = useListQuery(expoId, (lists, ...changes) =>
    eachOnce([
      ...itemsOn({ expoId }, lists, ...changes),
      ...lists.shared.flatMap((list) =>
        itemsOn({ expoId, listId: list.id }, lists, ...changes).map((item) => ({
          ...item,
          ownerName: ownerOf(list),
        })),
      ),
    ]),
  );
  return { items, ...result };
}
