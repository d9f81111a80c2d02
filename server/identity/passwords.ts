import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { poolUsers } from '../db/schema.ts';
import { sendCode, takeCode } from './codes.ts';
import {
  clientField,
  codeField,
  operation,
  passwordField,
  requireGoodPassword,
  tokenField,
  usernameField,
} from './operation.ts';
import { refuse, wrongCredentials } from './refusal.ts';
import { authorise, revokeSessions } from './sessions.ts';
import { findAccount } from './users.ts';

export const forgotPassword = operation(
  v.object({ ...clientField, Username: usernameField }),
  async (pool, input) => {
    const account = await findAccount(pool, input.Username);
    if (account.user?.status === 'UNCONFIRMED') {
      const why = 'there is no registered/verified email or phone_number';
      refuse('InvalidParameterException', `Cannot reset password for the user as ${why}`);
    }
    return { CodeDeliveryDetails: await sendCode(pool, account, 'forgot-password') };
  },
);

/** Whoever needs a new password may have lost the old one to somebody: every session ends. */
export const confirmForgotPassword = operation(
  v.object({ ...clientField, Username: usernameField, ConfirmationCode: codeField, Password: passwordField }),
  async (pool, input) => {
    requireGoodPassword(input.Password);
    const { sub } = await findAccount(pool, input.Username);
    await takeCode(pool, sub, 'forgot-password', input.ConfirmationCode);
    const verifier = pool.srp.verifierFor(sub, input.Password);
    await pool.db.transaction(async (tx) => {
      await tx.update(poolUsers).set(verifier).where(eq(poolUsers.sub, sub));
      await revokeSessions(tx, sub, new Date(pool.now()));
    });
    pool.verified.forget(sub);
    pool.wrongPasswords.clear(sub);
    return {};
  },
);

/** Other sessions go on, as with the real service. */
export const changePassword = operation(
  v.object({ AccessToken: tokenField, PreviousPassword: passwordField, ProposedPassword: passwordField }),
  async (pool, input) => {
    const user = await authorise(pool, input.AccessToken);
    requireGoodPassword(input.ProposedPassword);
    if (pool.wrongPasswords.exceeded(user.sub)) {
      refuse('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    if (!pool.srp.passwordFits(user.sub, input.PreviousPassword, user)) {
      pool.wrongPasswords.count(user.sub);
      wrongCredentials();
    }
    pool.wrongPasswords.clear(user.sub);
    const verifier = pool.srp.verifierFor(user.sub, input.ProposedPassword);
    await pool.db.update(poolUsers).set(verifier).where(eq(poolUsers.sub, user.sub));
    return {};
  },
);
