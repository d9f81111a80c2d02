import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Challenge, openChallenge, sealChallenge } from './challenge.ts';
import { clientField, operation, tokenField, usernameField } from './operation.ts';
import type { PoolContext } from './pool-context.ts';
import { throwRefusal, throwWrongCredentials } from './pool-refusal.ts';
import { findAccount, tokenOwner } from './pool-users.ts';
import { openSession, renewSession } from './sessions.ts';
import { requireAttemptsLeft } from './sign-in-limits.ts';
import { poolUsers } from './table.ts';

const CHALLENGE_MS = 3 * 60 * 1000;
const CHALLENGE_NAME = 'PASSWORD_VERIFIER';

/** 3,072 bits in hex, with room for a sign byte. */
const publicNumber = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,770}$/i));

export const initiateAuth = operation(
  v.variant('AuthFlow', [
    v.object({
      ...clientField,
      AuthFlow: v.literal('USER_SRP_AUTH'),
      AuthParameters: v.object({ USERNAME: usernameField, SRP_A: publicNumber }),
    }),
    v.object({
      ...clientField,
      AuthFlow: v.picklist(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
      AuthParameters: v.object({ REFRESH_TOKEN: tokenField }),
    }),
  ]),
  async (pool, input) => {
    if (input.AuthFlow === 'USER_SRP_AUTH') return startChallenge(pool, input.AuthParameters);
    const AuthenticationResult = await renewSession(pool, input.AuthParameters.REFRESH_TOKEN);
    return { ChallengeParameters: {}, AuthenticationResult };
  },
);

async function startChallenge(
  pool: PoolContext,
  parameters: { USERNAME: string; SRP_A: string },
): Promise<object> {
  const { sub, salt, verifier } = await findAccount(pool, parameters.USERNAME);
  requireAttemptsLeft(pool, sub);
  const srpChallenge = pool.srp.createChallenge(parameters.SRP_A, verifier);
  if (!srpChallenge) return throwRefusal('InvalidParameterException', 'Not acceptable: AuthParameters.SRP_A');
  const expiresAt = pool.now() + CHALLENGE_MS;
  const challenge = { id: randomUUID(), sub, salt, key: srpChallenge.key.toString('base64'), expiresAt };
  return {
    ChallengeName: CHALLENGE_NAME,
    ChallengeParameters: {
      SALT: salt,
      SRP_B: srpChallenge.publicB,
      SECRET_BLOCK: await sealChallenge(pool.signingKey, challenge),
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

export const respondToAuthChallenge = operation(
  v.object({
    ...clientField,
    ChallengeName: v.literal(CHALLENGE_NAME),
    ChallengeResponses: v.object({
      PASSWORD_CLAIM_SECRET_BLOCK: tokenField,
      PASSWORD_CLAIM_SIGNATURE: v.pipe(v.string(), v.maxLength(64)),
      TIMESTAMP: v.pipe(v.string(), v.maxLength(64)),
    }),
  }),
  async (pool, { ChallengeResponses: responses }) => {
    const secretBlock = Buffer.from(responses.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
    const challenge = (await openChallenge(pool.signingKey, secretBlock)) ?? throwWrongCredentials();
    if (challenge.expiresAt <= pool.now()) {
      throwRefusal('NotAuthorizedException', 'Invalid session for the user, session is expired.');
    }
    requireProof(pool, challenge, {
      userId: challenge.sub,
      secretBlock,
      timestamp: responses.TIMESTAMP,
      signature: Buffer.from(responses.PASSWORD_CLAIM_SIGNATURE, 'base64'),
    });
    const { user, session, RefreshToken } = await pool.db.transaction(async (tx) => {
      // Held until there is a session: a new password ends all sessions, and must not miss this one.
      const [user] = await tx.select().from(poolUsers).where(eq(poolUsers.sub, challenge.sub)).for('share');
      if (user?.salt !== challenge.salt) return throwWrongCredentials();
      if (user.status === 'UNCONFIRMED') throwRefusal('UserNotConfirmedException', 'User is not confirmed.');
      // The session takes the challenge's id, so that a repeated response creates only one session.
      const named = { sub: user.sub, originJti: challenge.id, nowMs: pool.now() };
      return { user, ...((await openSession(tx, named)) ?? throwWrongCredentials()) };
    });
    const AuthenticationResult = { ...(await pool.tokens.issue(tokenOwner(user), session)), RefreshToken };
    return { ChallengeParameters: {}, AuthenticationResult };
  },
);

/** Has no `await` between check and count, so that parallel responses cannot exceed the limit. */
function requireProof(
  pool: PoolContext,
  challenge: Challenge,
  proof: Parameters<PoolContext['srp']['verifyProof']>[1],
): void {
  requireAttemptsLeft(pool, challenge.sub);
  if (pool.srp.verifyProof(Buffer.from(challenge.key, 'base64'), proof)) {
    pool.wrongPasswordLimiter.clear(challenge.sub);
    return;
  }
  pool.wrongPasswordLimiter.count(challenge.sub);
  throwWrongCredentials();
}
