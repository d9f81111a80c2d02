import { and, eq, gt, like, lte, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { deletedAccounts, transactions, users } from '../db/schema.ts';
import { REDEEMED_REASON } from '../points/redeem-reward.ts';
import { leaveAllLists } from '../shared-lists/leave-all-lists.ts';
import { PoolUnavailable } from '../unavailable.ts';
import { accountHash } from './account-hash.ts';
import { ownedTables } from './owned-tables.ts';

/** Other tabs may still send requests between our deletion and the pool's. They must not create the account again. */
const BLOCK_MS = 2 * 60 * 1000;
/** In place of a visitor who deleted the account. */
const NOBODY = '';

/**
 * Deletes everything the server stores about a visitor, in one transaction. Safe to repeat. That a reward was handed
 * over stays counted, without the visitor: it is no longer in stock. `nowMs` since 1970.
 */
export async function deleteAccount(db: Database, sub: string, nowMs: number): Promise<void> {
  const deletion = { accountHash: accountHash(sub), deletedAt: new Date(nowMs) };
  await db.transaction(async (tx) => {
    await lockAccount(tx, sub);
    const isVisitor = eq(users.cognitoSub, sub);
    // Locks the visitor, as actions do: none of them is applied after the visitor's data is gone.
    await leaveAllLists(tx, sub, deletion.deletedAt);
    // And waits for an announcement, whose message is then deleted as well.
    await tx.select({ id: users.id }).from(users).where(isVisitor).for('update');
    await tx
      .update(transactions)
      .set({ sub: NOBODY })
      .where(and(eq(transactions.sub, sub), like(transactions.reason, `${REDEEMED_REASON}%`)));
    for (const { table, sub: owner } of ownedTables) await tx.delete(table).where(eq(owner, sub));
    await tx.delete(users).where(isVisitor);
    await tx.delete(deletedAccounts).where(lte(deletedAccounts.deletedAt, new Date(nowMs - BLOCK_MS)));
    await tx
      .insert(deletedAccounts)
      .values(deletion)
      .onConflictDoUpdate({ target: deletedAccounts.accountHash, set: deletion });
  });
}

/**
 * Throws PoolUnavailable, so that the phone tries again later, for an account that was just deleted. It is not deleted
 * until the transaction ends.
 */
export async function assertNotBeingDeleted(
  tx: DatabaseTransaction,
  sub: string,
  nowMs: number,
): Promise<void> {
  await lockAccount(tx, sub);
  const isRecent = and(
    eq(deletedAccounts.accountHash, accountHash(sub)),
    gt(deletedAccounts.deletedAt, new Date(nowMs - BLOCK_MS)),
  );
  const rows = await tx.select().from(deletedAccounts).where(isRecent);
  if (rows.length > 0) throw new PoolUnavailable('This account is being deleted');
}

/** A deletion must not begin before there is a row to lock, and end after one was made. */
const lockAccount = (tx: DatabaseTransaction, sub: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.account}, hashtext(${sub}))`);
