import { and, countDistinct, eq, exists, or } from 'drizzle-orm';
import { shownItem } from '../../src/domain/shop/list-changes.ts';
import { latestFirst, type ShoppingItemList } from '../../src/domain/shop/shopping-list.ts';
import type { Database } from '../db/client.ts';
import { isNotWithdrawn } from '../expos/queries.ts';
import { expos } from '../expos/table.ts';
import { listMembers, sharedLists } from '../shared-lists/table.ts';
import { readBudget } from './budget-rows.ts';
import { type ListKey, ofList, stateOfRow } from './item-rows.ts';
import { shoppingItems } from './table.ts';

/** One list, latest items first, what was removed from it, and what it may cost. */
export async function readCopy(
  db: Database,
  list: ListKey,
): Promise<Pick<ShoppingItemList, 'items' | 'removed' | 'budget'>> {
  const rows = await db.select().from(shoppingItems).where(ofList(list));
  // Not sorted by the database: its collation may order ids differently from the page.
  const states = rows.map(stateOfRow).sort(latestFirst);
  return {
    items: states.flatMap((state) => shownItem(state, list.expoId) ?? []),
    // With the tick, which a restored item has again.
    removed: states.flatMap(({ id, ticked, removed, stamps }) =>
      removed ? [{ id, ticked, removed, stamps: { ticked: stamps.ticked, removed: stamps.removed } }] : [],
    ),
    budget: await readBudget(db, list),
  };
}

/**
 * How many items are not ticked on the visitor's lists and on those they share, each once. Only of expos that are
 * listed: no menu leads to the list of another one.
 */
export async function countOpenShoppingItems(db: Database, sub: string): Promise<number> {
  const isOfSharedList = db
    .select({ id: sharedLists.id })
    .from(sharedLists)
    .innerJoin(listMembers, and(eq(listMembers.listId, sharedLists.id), eq(listMembers.sub, sub)))
    .where(and(eq(sharedLists.sub, shoppingItems.sub), eq(sharedLists.expoId, shoppingItems.expoId)));
  const isOpen = and(eq(shoppingItems.ticked, false), eq(shoppingItems.removed, false));
  const [row] = await db
    .select({ count: countDistinct(shoppingItems.id) })
    .from(shoppingItems)
    .innerJoin(expos, and(eq(expos.id, shoppingItems.expoId), isNotWithdrawn))
    .where(and(isOpen, or(eq(shoppingItems.sub, sub), exists(isOfSharedList))));
  return row?.count ?? 0;
}
