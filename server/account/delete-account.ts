import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, getTableName, gt, is, lte } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import { PoolUnavailable } from '../unavailable.ts';

const { deletedAccounts, users } = schema;

/** Between our deletion and the pool's, other tabs go on calling: for this long nobody is welcomed anew. */
const FAREWELL_MS = 2 * 60 * 1000;
/** The embedded pool's own, which only the pool deletes. */
const POOL_PREFIX = 'pool_';

type Owned = { table: PgTable; sub: PgColumn };

/** Every table that says whose a row is, so that a new one is never forgotten. */
const ownedTables: readonly Owned[] = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable) || getTableName(table).startsWith(POOL_PREFIX)) return [];
  const { sub }: Record<string, PgColumn> = getTableColumns(table);
  return sub ? [{ table, sub }] : [];
});

/** Deletes all that the server holds of a visitor, or nothing. Once more does no harm. `nowMs` since 1970. */
export async function deleteAccount(db: Database, sub: string, nowMs: number): Promise<void> {
  const farewell = { accountHash: hashOf(sub), deletedAt: new Date(nowMs) };
  await db.transaction(async (tx) => {
    const mine = eq(users.cognitoSub, sub);
    // Actions that are being delivered hold this row: none is applied after what it belongs to is gone.
    await tx.select({ id: users.id }).from(users).where(mine).for('update');
    for (const owned of ownedTables) await tx.delete(owned.table).where(eq(owned.sub, sub));
    await tx.delete(users).where(mine);
    await tx.delete(deletedAccounts).where(lte(deletedAccounts.deletedAt, new Date(nowMs - FAREWELL_MS)));
    await tx
      .insert(deletedAccounts)
      .values(farewell)
      .onConflictDoUpdate({ target: deletedAccounts.accountHash, set: farewell });
  });
}

/** Throws PoolAway ("later") for an account that was deleted a moment ago. */
export async function assertNotBeingDeleted(
  tx: DatabaseTransaction,
  sub: string,
  nowMs: number,
): Promise<void> {
  const lately = and(
    eq(deletedAccounts.accountHash, hashOf(sub)),
    gt(deletedAccounts.deletedAt, new Date(nowMs - FAREWELL_MS)),
  );
  const rows = await tx.select().from(deletedAccounts).where(lately);
  if (rows.length > 0) throw new PoolUnavailable('This account is being deleted');
}

const hashOf = (sub: string) => createHash('sha256').update(sub).digest('base64url');
