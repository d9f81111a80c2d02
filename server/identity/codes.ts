import { createHmac, randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { storeMail } from '../mailbox/store-mail.ts';
import type { CodePurpose, PoolContext } from './pool-context.ts';
import { throwRefusal } from './pool-refusal.ts';
import type { Account } from './pool-users.ts';
import { poolCodes } from './table.ts';

const CODE_DIGITS = 6;
const MAX_TRIES = 5;
/** Stored instead of a hash where no code was sent, so that attempts are counted there, too. */
const NO_CODE = '';
const RETENTION_MS = 24 * 60 * 60 * 1000;
const SUBJECTS: Record<CodePurpose, string> = {
  'sign-up': 'Your sign-up code',
  'forgot-password': 'Your code for a new password',
};

/**
 * Creates a code, which replaces the previous one for this purpose, and stores it in the mailbox. A stand-in account
 * gets a code too, but no message.
 */
export async function sendCode(pool: PoolContext, account: Account, purpose: CodePurpose): Promise<object> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const codeFields = {
    codeHash: hashCode(pool, account.sub, purpose, code),
    expiresAt: expiryOf(pool, purpose),
    wrongTries: 0,
  };
  const sentAt = new Date(pool.now());
  await pool.db.transaction(async (tx) => {
    await tx
      .insert(poolCodes)
      .values({ sub: account.sub, purpose, ...codeFields })
      .onConflictDoUpdate({ target: [poolCodes.sub, poolCodes.purpose], set: codeFields });
    await storeMail(tx, { email: account.email, subject: SUBJECTS[purpose], code, sentAt });
  });
  if (account.user) pool.log.info({ purpose }, 'code put into the mailbox');
  return codeDelivery(account.email);
}

/**
 * Throws CodeDeliveryFailureException where nobody can read the codes: visitors would wait for a mail that never comes.
 */
export function assertCodesArrive(pool: PoolContext): void {
  if (!pool.hasMailbox) throwRefusal('CodeDeliveryFailureException', 'This user pool sends no mail.');
}

/**
 * Sends a code on request. Throws LimitExceededException after too many requests for one address, and
 * CodeDeliveryFailureException where nobody can read it.
 */
export async function sendRequestedCode(
  pool: PoolContext,
  account: Account,
  purpose: CodePurpose,
): Promise<object> {
  assertCodesArrive(pool);
  // The code of a sign-up is not counted: the limit would come one request earlier and tell that there was one.
  if (pool.sentCodeLimiter.isExceeded(account.email)) throwLimitExceeded();
  pool.sentCodeLimiter.count(account.email);
  return sendCode(pool, account, purpose);
}

/**
 * Checks a code. One for a new password works once. One of a sign-up works until it ends, so that a confirmation whose
 * answer was lost can be repeated. Throws CodeMismatchException for a wrong one, also where none was sent;
 * LimitExceededException after five attempts (then also for the right one, until a new one is sent);
 * ExpiredCodeException for a right one that is used or too old.
 */
export async function consumeCode(
  pool: PoolContext,
  sub: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  // Counted before the comparison, so that parallel attempts cannot exceed the limit, and also where no code was sent:
  // an address without an account gets the same answers, from the same work.
  const [row] = await pool.db
    .insert(poolCodes)
    .values({ sub, purpose, codeHash: NO_CODE, expiresAt: expiryOf(pool, purpose), wrongTries: 1 })
    .onConflictDoUpdate({
      target: [poolCodes.sub, poolCodes.purpose],
      set: { wrongTries: sql`${poolCodes.wrongTries} + 1` },
    })
    .returning();
  if (!row || row.wrongTries > MAX_TRIES) return throwLimitExceeded();
  if (row.codeHash !== hashCode(pool, sub, purpose, code)) {
    throwRefusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  const now = new Date(pool.now());
  if (row.expiresAt <= now) throwExpired();
  if (purpose === 'sign-up') return;
  const isUnused = and(
    eq(poolCodes.sub, sub),
    eq(poolCodes.purpose, purpose),
    eq(poolCodes.codeHash, row.codeHash),
    gt(poolCodes.expiresAt, now),
  );
  const used = await pool.db.update(poolCodes).set({ expiresAt: now }).where(isUnused).returning();
  if (used.length === 0) throwExpired();
}

/** Deletes codes that ended long ago, and the counted attempts where none was sent. `nowMs` since 1970. */
export async function pruneCodes(db: Database, nowMs: number): Promise<void> {
  await db.delete(poolCodes).where(lt(poolCodes.expiresAt, new Date(nowMs - RETENTION_MS)));
}

const expiryOf = (pool: PoolContext, purpose: CodePurpose) =>
  new Date(pool.now() + pool.codeSeconds[purpose] * 1000);

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
