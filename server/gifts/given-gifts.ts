import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountHash } from '../account/account-hash.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { givenGifts } from './table.ts';

/** The same for an address and a gift each time that a table is given. */
export const giftHash = (...gift: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(gift)).digest('base64url');

/** Whether a gift went to an account of the same address that is deleted by now. */
export async function wentToDeletedAccount(
  tx: DatabaseTransaction,
  hash: string,
  sub: string,
): Promise<boolean> {
  const [given] = await tx.select().from(givenGifts).where(eq(givenGifts.giftHash, hash));
  return given !== undefined && given.accountHash !== accountHash(sub);
}

export async function recordGift(tx: DatabaseTransaction, hash: string, sub: string): Promise<void> {
  await tx
    .insert(givenGifts)
    .values({ giftHash: hash, accountHash: accountHash(sub) })
    .onConflictDoNothing();
}
