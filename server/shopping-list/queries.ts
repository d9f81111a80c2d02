import { and, eq } from 'drizzle-orm';
import { shownItem } from '../../src/domain/shop/list-changes.ts';
import { latestFirst, type ShoppingItemList } from '../../src/domain/shop/shopping-list.ts';
import type { Database } from '../db/client.ts';
import { ofList, stateOfRow } from './item-rows.ts';
import { shoppingItems } from './table.ts';

/** A visitor's list for one expo, latest first, and what was removed from it. */
export async function listShoppingItems(
  db: Database,
  sub: string,
  expoId: string,
): Promise<ShoppingItemList> {
  const rows = await db.select().from(shoppingItems).where(ofList({ sub, expoId }));
  // Not sorted by the database: its collation may order ids differently from the page.
  const states = rows.map(stateOfRow).sort(latestFirst);
  return {
    items: states.flatMap((state) => shownItem(state, expoId) ?? []),
    // With the tick, which a restored item has again.
    removed: states.flatMap(({ id, ticked, removed, stamps }) =>
      removed ? [{ id, ticked, removed, stamps: { ticked: stamps.ticked, removed: stamps.removed } }] : [],
    ),
  };
}

/** How many items are not ticked, over all expos. */
export const countOpenShoppingItems = (db: Database, sub: string): Promise<number> =>
  db.$count(
    shoppingItems,
    and(eq(shoppingItems.sub, sub), eq(shoppingItems.ticked, false), eq(shoppingItems.removed, false)),
  );
