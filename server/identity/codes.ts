import { createHmac, randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { storeMessage } from '../mailbox/store-message.ts';
import type { CodePurpose, PoolContext } from './pool-context.ts';
import { throwRefusal } from './pool-refusal.ts';
import type { Account } from './pool-users.ts';
import { poolCodes } from './table.ts';

const CODE_DIGITS = 6;
const MAX_WRONG_TRIES = 5;
const SUBJECTS: Record<CodePurpose, string> = {
  'sign-up': 'Your sign-up code',
  'forgot-password': 'Your code for a new password',
};

/**
 * Creates a code, which replaces the previous one for this purpose, and stores it in the mailbox. A stand-in account gets
 * a code too, but no message. Throws LimitExceededException after too many codes for one address.
 */
export async function sendCode(pool: PoolContext, account: Account, purpose: CodePurpose): Promise<object> {
  if (pool.sentCodeLimiter.isExceeded(account.email)) throwLimitExceeded();
  pool.sentCodeLimiter.count(account.email);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const codeFields = {
    codeHash: hashCode(pool, account.sub, purpose, code),
    expiresAt: new Date(pool.now() + pool.codeSeconds[purpose] * 1000),
    wrongTries: 0,
  };
  await pool.db
    .insert(poolCodes)
    .values({ sub: account.sub, purpose, ...codeFields })
    .onConflictDoUpdate({ target: [poolCodes.sub, poolCodes.purpose], set: codeFields });
  if (account.user) {
    const sentAt = new Date(pool.now());
    await storeMessage(pool.db, { email: account.email, subject: SUBJECTS[purpose], code, sentAt });
    pool.log.info({ email: account.email, code }, 'code sent');
  }
  return codeDelivery(account.email);
}

/**
 * Checks and deletes a code. Throws CodeMismatchException for a wrong one, LimitExceededException after five of those
 * (then also for the right one, until a new one is sent), ExpiredCodeException when there is no valid one.
 */
export async function consumeCode(
  pool: PoolContext,
  sub: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const thisCode = and(eq(poolCodes.sub, sub), eq(poolCodes.purpose, purpose));
  // Counted before the comparison, so that parallel attempts cannot exceed the limit.
  const [row] = await pool.db
    .update(poolCodes)
    .set({ wrongTries: sql`${poolCodes.wrongTries} + 1` })
    .where(thisCode)
    .returning();
  if (!row || row.expiresAt.getTime() <= pool.now()) return throwExpired();
  if (row.wrongTries > MAX_WRONG_TRIES) throwLimitExceeded();
  if (row.codeHash !== hashCode(pool, sub, purpose, code)) {
    throwRefusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  const sameCode = and(thisCode, eq(poolCodes.codeHash, row.codeHash));
  const deleted = await pool.db.delete(poolCodes).where(sameCode).returning({ sub: poolCodes.sub });
  if (deleted.length === 0) throwExpired();
}

const throwExpired = () =>
  throwRefusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const throwLimitExceeded = () =>
  throwRefusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

/** Keyed, because all million plain hashes can be tried in a second. */
const hashCode = (pool: PoolContext, sub: string, purpose: CodePurpose, code: string) =>
  createHmac('sha256', pool.signingKey.secretFor('code', 32))
    .update(`${sub} ${purpose} ${code}`)
    .digest('base64url');

/** The response field that names where a code was sent, with the address masked: `p***@e***`. */
function codeDelivery(email: string): object {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.charAt(0)}***@${domain.charAt(0)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
}
