import { asc, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../db/client.ts';
import { isAnyOf } from '../db/value-lists.ts';
import { users } from './table.ts';
import type { Visitor } from './visitor.ts';

/**
 * Locks the rows of some visitors, so that one change at a time is made to their data, and returns them by `sub`.
 * Always in one order: two who change what both see would wait for each other for ever otherwise. An announcement,
 * which only needs the rows not to be deleted, waits for none of this.
 */
export async function lockVisitors(
  tx: DatabaseTransaction,
  subs: readonly string[],
): Promise<Map<string, Visitor>> {
  if (subs.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(users)
    .where(isAnyOf(users.cognitoSub, subs))
    .orderBy(asc(users.cognitoSub))
    .for('no key update');
  return new Map(rows.map((visitor) => [visitor.cognitoSub, visitor]));
}

/**
 * What these visitors see has changed. Their rows are locked already. Runs when awaited, or as a part of a statement.
 */
export const raiseRevisions = (tx: DatabaseTransaction, subs: readonly string[]) =>
  tx
    .update(users)
    .set({ rev: sql`${users.rev} + 1` })
    .where(isAnyOf(users.cognitoSub, subs))
    .returning({ sub: users.cognitoSub });
