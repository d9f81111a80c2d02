import { and, eq } from 'drizzle-orm';
import type { Budget } from '../../src/domain/shop/shopping-list.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import type { ListKey } from './item-rows.ts';
import { shoppingBudgets } from './table.ts';

const { sub, expoId } = shoppingBudgets;

/** What a list may cost; null if that was never set. */
export async function readBudget(db: Database, list: ListKey): Promise<Budget | null> {
  const [row] = await db
    .select({ sen: shoppingBudgets.sen, stamp: shoppingBudgets.stamp })
    .from(shoppingBudgets)
    .where(and(eq(sub, list.sub), eq(expoId, list.expoId)));
  return row ?? null;
}

/** Stores the budget as it is now. Returns whether a visitor sees another one. */
export async function writeBudget(
  tx: DatabaseTransaction,
  list: ListKey,
  before: Budget | null,
  after: Budget | null,
): Promise<boolean> {
  if (after === null) return false;
  await tx
    .insert(shoppingBudgets)
    .values({ sub: list.sub, expoId: list.expoId, ...after })
    .onConflictDoUpdate({ target: [sub, expoId], set: after });
  return (before?.sen ?? null) !== after.sen;
}
