import { and, eq, gt, lt, notExists, or } from 'drizzle-orm';
import { DAY_MS } from '../../src/domain/time/durations.ts';
import type { Database } from '../db/client.ts';
import { pruneMails } from '../mailbox/store-mail.ts';
import { removePoolUserIn } from './account-operations.ts';
import { poolCodes, poolSessions, poolUsers } from './table.ts';

/** Somebody who never typed the code can sign up again, with the same address. */
const UNCONFIRMED_MS = 30 * DAY_MS;
/**
 * Rows stay a day longer than their sessions, for access tokens that were issued just before the end. Of a revoked one
 * these are refused either way.
 */
const ENDED_MS = DAY_MS;

/** Deletes accounts that were not confirmed in time, ended sessions and old mails. `nowMs` since 1970. */
export async function prunePool(db: Database, nowMs: number): Promise<void> {
  const createdBefore = new Date(nowMs - UNCONFIRMED_MS);
  // Who has just asked for another code may be about to type it.
  const openCode = db
    .select()
    .from(poolCodes)
    .where(and(eq(poolCodes.sub, poolUsers.sub), gt(poolCodes.expiresAt, new Date(nowMs))));
  const isAbandoned = and(
    eq(poolUsers.status, 'UNCONFIRMED'),
    lt(poolUsers.createdAt, createdBefore),
    notExists(openCode),
  );
  const abandoned = await db.select({ sub: poolUsers.sub }).from(poolUsers).where(isAbandoned);
  for (const { sub } of abandoned)
    await db.transaction(async (tx) => {
      // There may be many, and meanwhile somebody may have confirmed theirs.
      const [user] = await tx
        .select()
        .from(poolUsers)
        .where(and(eq(poolUsers.sub, sub), isAbandoned))
        .for('update');
      if (user) await removePoolUserIn(tx, user);
    });
  const endedBefore = new Date(nowMs - ENDED_MS);
  const isEnded = or(lt(poolSessions.expiresAt, endedBefore), lt(poolSessions.revokedAt, endedBefore));
  await db.delete(poolSessions).where(isEnded);
  await pruneMails(db, nowMs);
}
