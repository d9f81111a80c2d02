import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { consumeCode, sendRequestedCode } from './codes.ts';
import {
  assertPasswordPolicy,
  clientField,
  codeField,
  operation,
  passwordField,
  tokenField,
  usernameField,
} from './operation.ts';
import { throwRefusal, throwWrongCredentials } from './pool-refusal.ts';
import { findAccount } from './pool-users.ts';
import { authorizeAccessToken, revokeSessions } from './sessions.ts';
import { poolUsers } from './table.ts';

export const forgotPassword = operation(
  v.object({ ...clientField, Username: usernameField }),
  async (pool, input) => {
    const account = await findAccount(pool, input.Username);
    return { CodeDeliveryDetails: await sendRequestedCode(pool, account, 'forgot-password') };
  },
);

/**
 * Ends every session: the old password may be known to somebody else. The code came by mail, so it confirms the address
 * as well.
 */
export const confirmForgotPassword = operation(
  v.object({ ...clientField, Username: usernameField, ConfirmationCode: codeField, Password: passwordField }),
  async (pool, input) => {
    assertPasswordPolicy(input.Password);
    const { sub } = await findAccount(pool, input.Username);
    await consumeCode(pool, sub, 'forgot-password', input.ConfirmationCode);
    const verifier = pool.srp.createVerifier(sub, input.Password);
    await pool.db.transaction(async (tx) => {
      await tx
        .update(poolUsers)
        .set({ ...verifier, status: 'CONFIRMED' })
        .where(eq(poolUsers.sub, sub));
      await revokeSessions(tx, sub, new Date(pool.now()));
    });
    pool.verifiedTokens.forget(sub);
    pool.wrongPasswordLimiter.clear(sub);
    return {};
  },
);

/** Other sessions stay valid, as with the real service. */
export const changePassword = operation(
  v.object({ AccessToken: tokenField, PreviousPassword: passwordField, ProposedPassword: passwordField }),
  async (pool, input) => {
    const user = await authorizeAccessToken(pool, input.AccessToken);
    assertPasswordPolicy(input.ProposedPassword);
    if (pool.wrongPasswordLimiter.isExceeded(user.sub)) {
      throwRefusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    if (!pool.srp.passwordMatches(user.sub, input.PreviousPassword, user)) {
      pool.wrongPasswordLimiter.count(user.sub);
      throwWrongCredentials();
    }
    pool.wrongPasswordLimiter.clear(user.sub);
    const verifier = pool.srp.createVerifier(user.sub, input.ProposedPassword);
    // A reset by code may have replaced the password since it was compared. It wins: others may know the old password.
    const isAsCompared = and(eq(poolUsers.sub, user.sub), eq(poolUsers.salt, user.salt));
    const changed = await pool.db.update(poolUsers).set(verifier).where(isAsCompared).returning();
    if (changed.length === 0) throwWrongCredentials();
    return {};
  },
);
