import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { shownItem } from '../../src/domain/shop/list-changes.ts';
import { type ItemState, MAX_LIST_ITEMS } from '../../src/domain/shop/shopping-list.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { shoppingItems } from './table.ts';

type ItemRow = typeof shoppingItems.$inferSelect;
/** Names a list by its owner and expo. */
export type ListKey = Pick<ItemRow, 'sub' | 'expoId'>;

export const stateOfRow = ({ sub: _, expoId: __, ...state }: ItemRow): ItemState => state;

export const ofList = ({ sub, expoId }: ListKey) =>
  and(eq(shoppingItems.sub, sub), eq(shoppingItems.expoId, expoId));
export const isOnList = (list: ListKey) => and(ofList(list), eq(shoppingItems.removed, false));

/** What is stored of some items of a list. */
export async function readItems(db: Database, list: ListKey, ids: readonly string[]): Promise<ItemState[]> {
  const rows = await db
    .select()
    .from(shoppingItems)
    .where(and(ofList(list), inArray(shoppingItems.id, [...ids])));
  return rows.map(stateOfRow);
}

/**
 * Stores items of a list as they are now. `false`, and an incomplete change, if the list would have too many then.
 * Nothing is stored of an item without a name: it is another copy's news of an item that this list never had.
 */
export async function writeItems(
  tx: DatabaseTransaction,
  list: ListKey,
  items: readonly ItemState[],
): Promise<boolean> {
  for (const { name, ...item } of items) {
    if (!name) continue;
    const { sub, expoId, id } = shoppingItems;
    const row = { ...item, name };
    await tx
      .insert(shoppingItems)
      .values({ ...list, ...row })
      .onConflictDoUpdate({ target: [sub, expoId, id], set: row });
  }
  if (items.some(({ removed }) => removed)) await forgetOldRemovals(tx, list);
  const isLonger = items.some((item) => shownItem(item, list.expoId));
  return !isLonger || (await tx.$count(shoppingItems, isOnList(list))) <= MAX_LIST_ITEMS;
}

/** The latest removals are kept, as many as a list has items at most. */
async function forgetOldRemovals(tx: DatabaseTransaction, list: ListKey): Promise<void> {
  const isRemoval = and(ofList(list), eq(shoppingItems.removed, true));
  const removedAt = sql`(${shoppingItems.stamps} -> 'removed' ->> 'at')::bigint`;
  const old = tx
    .select({ id: shoppingItems.id })
    .from(shoppingItems)
    .where(isRemoval)
    .orderBy(sql`${desc(removedAt)} nulls last`)
    .offset(MAX_LIST_ITEMS);
  await tx.delete(shoppingItems).where(and(isRemoval, inArray(shoppingItems.id, old)));
}
