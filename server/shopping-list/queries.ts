import { and, eq } from 'drizzle-orm';
import { compareById, type ShoppingItem } from '../../src/domain/shop/shopping-list.ts';
import type { Database } from '../db/client.ts';
import { shoppingItems } from './table.ts';

/** What a visitor wants to get at one expo, in the order in which it was added. */
export async function listShoppingItems(db: Database, sub: string, expoId: string): Promise<ShoppingItem[]> {
  const mine = and(eq(shoppingItems.sub, sub), eq(shoppingItems.expoId, expoId));
  const rows = await db.select().from(shoppingItems).where(mine);
  // Sorted here, because a database has an order of letters of its own.
  return rows.map(({ sub: _, ...item }) => item).sort(compareById);
}
