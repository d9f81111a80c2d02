import { eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { poolSessions, poolUsers } from '../../../server/db/schema.ts';
import { runsSideBySide, untilWaiting, whileLocked } from '../../support/held-locks.ts';
import { startSrp } from '../../support/srp-client.ts';
import { MEI, openPool, POOL_NAME } from './pool-fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'elephant8';
const pool = openPool();
beforeEach(async () => {
  await pool.identity.addUser(MEI);
});
const askForCode = async () => {
  await pool.request('ForgotPassword', { Username: MEI.email });
  return pool.lastCode(MEI.email);
};
const reset = (ConfirmationCode: string) =>
  pool.request('ConfirmForgotPassword', { Username: MEI.email, ConfirmationCode, Password: NEW_PASSWORD });
const change = (AccessToken: string) =>
  pool.request('ChangePassword', {
    AccessToken,
    PreviousPassword: MEI.password,
    ProposedPassword: 'giraffe10',
  });
const openSessions = () => pool.db.$count(poolSessions, isNull(poolSessions.revokedAt));
/** Locks a session of long ago, which the next sign-in removes. */
async function lockOldSession() {
  pool.now += 1_000;
  await pool.signIn(MEI.email, MEI.password);
  const ended = new Date(pool.now - 2 * DAY_MS);
  const isLast = eq(poolSessions.authTime, new Date(pool.now));
  await pool.db.update(poolSessions).set({ expiresAt: ended, revokedAt: ended }).where(isLast);
  return sql`select from ${poolSessions} where ${isLast} for update`;
}

describe('A new password that is set by a code', () => {
  it('leaves no session to a sign-in with the old password at the same moment', async () => {
    const code = await askForCode();
    const client = startSrp(POOL_NAME);
    const ChallengeResponses = client.answer(await pool.challenge(MEI.email, client), MEI.password);
    await Promise.all([
      reset(code),
      pool.request('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses }),
    ]);
    expect(await openSessions()).toBe(0);
    await pool.signIn(MEI.email, NEW_PASSWORD);
  });

  it.runIf(runsSideBySide)('waits for a sign-in that has begun, and ends its session, too', async () => {
    const code = await askForCode();
    const calls = await whileLocked(pool.db, await lockOldSession(), async () => {
      const signingIn = pool.respondWith(MEI.email, MEI.password);
      await untilWaiting(pool.db, 1, signingIn);
      const resetting = reset(code);
      await untilWaiting(pool.db, 2, resetting);
      return [signingIn, resetting];
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await openSessions()).toBe(0);
  });

  it.runIf(runsSideBySide)('is not overwritten by a change that is made with the old password', async () => {
    const { AccessToken } = await pool.signIn(MEI.email, MEI.password);
    const code = await askForCode();
    const calls = await whileLocked(pool.db, sql`select from ${poolUsers} for update`, async () => {
      const resetting = reset(code);
      await untilWaiting(pool.db, 1, resetting);
      const changing = change(AccessToken);
      await untilWaiting(pool.db, 2, changing);
      return [resetting, changing];
    });
    const [resetting, changing] = await Promise.all(calls);
    expect(resetting?.status).toBe(200);
    expect(changing?.type).toBe('NotAuthorizedException');
    await pool.signIn(MEI.email, NEW_PASSWORD);
  });

  it.runIf(runsSideBySide)('and the deletion of the account do not wait for each other', async () => {
    const { AccessToken } = await pool.signIn(MEI.email, MEI.password);
    const code = await askForCode();
    const calls = await whileLocked(pool.db, await lockOldSession(), async () => {
      const deleting = pool.request('DeleteUser', { AccessToken });
      await untilWaiting(pool.db, 1, deleting);
      const resetting = reset(code);
      await untilWaiting(pool.db, 2, resetting);
      return [deleting, resetting];
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await pool.db.$count(poolUsers)).toBe(0);
  });
});
