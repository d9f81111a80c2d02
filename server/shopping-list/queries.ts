import { and, eq } from 'drizzle-orm';
import { latestFirst, type ShoppingItem } from '../../src/domain/shop/shopping-list.ts';
import type { Database } from '../db/client.ts';
import { shoppingItems } from './table.ts';

/** A visitor's list for one expo, latest first. */
export async function listShoppingItems(db: Database, sub: string, expoId: string): Promise<ShoppingItem[]> {
  const ofList = and(eq(shoppingItems.sub, sub), eq(shoppingItems.expoId, expoId));
  const rows = await db.select().from(shoppingItems).where(ofList);
  // Not sorted by the database: its collation may order ids differently from the page.
  return rows.map(({ sub: _, ...item }) => item).sort(latestFirst);
}

/** How many items are not ticked, over all expos. */
export const countOpenShoppingItems = (db: Database, sub: string): Promise<number> =>
  db.$count(shoppingItems, and(eq(shoppingItems.sub, sub), eq(shoppingItems.ticked, false)));
