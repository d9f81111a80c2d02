import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Day } from '../../src/domain/time/dates.ts';
import { accountHash } from '../account/account-hash.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { users } from '../visitors/table.ts';
import { givenGifts } from './table.ts';

/** The same for an address and a gift each time that a table is given. */
export const giftHash = (...gift: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(gift)).digest('base64url');

/** The id of the row of a voucher or a card. */
export const giftId = (sub: string, code: string): string => `${sub}-${code}`;

/** Whether a gift went to an account of this address that is deleted by now. */
export async function wentToDeletedAccount(
  tx: DatabaseTransaction,
  hash: string,
  address: string,
): Promise<boolean> {
  const [given] = await tx.select().from(givenGifts).where(eq(givenGifts.giftHash, hash));
  if (!given) return false;
  // Usually one visitor: the one that the table names, or another one of the address.
  const present = await tx
    .select({ sub: users.cognitoSub })
    .from(users)
    .where(eq(sql`lower(${users.email})`, address));
  return present.every(({ sub }) => accountHash(sub) !== given.accountHash);
}

export const isRecorded = async (tx: DatabaseTransaction, hash: string): Promise<boolean> =>
  (await tx.$count(givenGifts, eq(givenGifts.giftHash, hash))) > 0;

type Given = { hash: string; sub: string; code: string; expiresOn: Day };

export async function recordGift(
  tx: DatabaseTransaction,
  { hash, sub, code, expiresOn }: Given,
): Promise<void> {
  const row = {
    giftHash: hash,
    accountHash: accountHash(sub),
    rowHash: giftHash(giftId(sub, code)),
    expiresOn,
  };
  await tx.insert(givenGifts).values(row).onConflictDoNothing();
}

/** A gift that was taken back can be given again, whoever has the address then. `id` as of `giftId`. */
export const forgetGift = (tx: DatabaseTransaction, id: string) =>
  tx.delete(givenGifts).where(eq(givenGifts.rowHash, giftHash(id)));

/** Forgets the gifts whose last day is over: a table with one is refused. */
export async function pruneGivenGifts(db: Database, today: Day): Promise<void> {
  await db.delete(givenGifts).where(lt(givenGifts.expiresOn, today));
}
