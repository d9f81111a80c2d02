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
 * Makes a code, which replaces the last one for this purpose, and puts it in the mailbox. A stand-in gets a code too,
 * but no message. Throws LimitExceededException when the address was sent too many.
 */
export async function sendCode(pool: PoolContext, to: Account, purpose: CodePurpose): Promise<object> {
  if (pool.sentCodeLimiter.isExceeded(to.email)) tooMany();
  pool.sentCodeLimiter.count(to.email);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const fresh = {
    codeHash: hashCode(pool, to.sub, purpose, code),
    expiresAt: new Date(pool.now() + pool.codeSeconds[purpose] * 1000),
    wrongTries: 0,
  };
  await pool.db
    .insert(poolCodes)
    .values({ sub: to.sub, purpose, ...fresh })
    .onConflictDoUpdate({ target: [poolCodes.sub, poolCodes.purpose], set: fresh });
  if (to.user) {
    const sentAt = new Date(pool.now());
    await storeMessage(pool.db, { email: to.email, subject: SUBJECTS[purpose], code, sentAt });
    pool.log.info({ email: to.email, code }, 'code sent');
  }
  return delivery(to.email);
}

/**
 * Uses a code up. Throws CodeMismatchException for a wrong one, LimitExceededException after five of those (then the
 * right one is refused too, until a new one is sent), ExpiredCodeException when there is none that is still good.
 */
export async function consumeCode(
  pool: PoolContext,
  sub: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const thisCode = and(eq(poolCodes.sub, sub), eq(poolCodes.purpose, purpose));
  // Counted before it is compared, so that tries sent side by side cannot slip past the limit.
  const [row] = await pool.db
    .update(poolCodes)
    .set({ wrongTries: sql`${poolCodes.wrongTries} + 1` })
    .where(thisCode)
    .returning();
  if (!row || row.expiresAt.getTime() <= pool.now()) return expired();
  if (row.wrongTries > MAX_WRONG_TRIES) tooMany();
  if (row.codeHash !== hashCode(pool, sub, purpose, code)) {
    throwRefusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  const sameCode = and(thisCode, eq(poolCodes.codeHash, row.codeHash));
  const taken = await pool.db.delete(poolCodes).where(sameCode).returning({ sub: poolCodes.sub });
  if (taken.length === 0) expired();
}

const expired = () =>
  throwRefusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const tooMany = () =>
  throwRefusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

/** Keyed, because a million plain hashes are tried in a second. */
const hashCode = (pool: PoolContext, sub: string, purpose: CodePurpose, code: string) =>
  createHmac('sha256', pool.signingKey.secretFor('code', 32))
    .update(`${sub} ${purpose} ${code}`)
    .digest('base64url');

/** Where the code went, in the service's words: `p***@e***`. */
function delivery(email: string): object {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.charAt(0)}***@${domain.charAt(0)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
}
