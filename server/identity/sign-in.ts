import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Challenge, openChallenge, sealChallenge } from './challenge.ts';
import { clientField, operation, tokenField, usernameField } from './operation.ts';
import type { PoolContext } from './pool-context.ts';
import { throwRefusal, throwWrongCredentials } from './pool-refusal.ts';
import { findAccount } from './pool-users.ts';
import { openSession, renewSession } from './sessions.ts';
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
    if (input.AuthFlow === 'USER_SRP_AUTH') return challengeFor(pool, input.AuthParameters);
    const AuthenticationResult = await renewSession(pool, input.AuthParameters.REFRESH_TOKEN);
    return { ChallengeParameters: {}, AuthenticationResult };
  },
);

async function challengeFor(pool: PoolContext, given: { USERNAME: string; SRP_A: string }): Promise<object> {
  const { sub, salt, verifier } = await findAccount(pool, given.USERNAME);
  requireAttemptsLeft(pool, sub);
  const begun = pool.srp.createChallenge(given.SRP_A, verifier);
  if (!begun) return throwRefusal('InvalidParameterException', 'Not acceptable: AuthParameters.SRP_A');
  const expiresAt = pool.now() + CHALLENGE_MS;
  const challenge = { id: randomUUID(), sub, salt, key: begun.key.toString('base64'), expiresAt };
  return {
    ChallengeName: CHALLENGE_NAME,
    ChallengeParameters: {
      SALT: salt,
      SRP_B: begun.publicB,
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
  async (pool, { ChallengeResponses: given }) => {
    const secretBlock = Buffer.from(given.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
    const challenge = (await openChallenge(pool.signingKey, secretBlock)) ?? throwWrongCredentials();
    if (challenge.expiresAt <= pool.now()) {
      throwRefusal('NotAuthorizedException', 'Invalid session for the user, session is expired.');
    }
    requireProof(pool, challenge, {
      userId: challenge.sub,
      secretBlock,
      timestamp: given.TIMESTAMP,
      signature: Buffer.from(given.PASSWORD_CLAIM_SIGNATURE, 'base64'),
    });
    const [user] = await pool.db.select().from(poolUsers).where(eq(poolUsers.sub, challenge.sub));
    if (user?.salt !== challenge.salt) return throwWrongCredentials();
    if (user.status === 'UNCONFIRMED') throwRefusal('UserNotConfirmedException', 'User is not confirmed.');
    // The challenge's id becomes the session's, so that an answer that is sent twice signs in once.
    const AuthenticationResult = (await openSession(pool, user, challenge.id)) ?? throwWrongCredentials();
    return { ChallengeParameters: {}, AuthenticationResult };
  },
);

/** Looks, compares and counts without a pause in between: answers sent side by side cannot slip past the limit. */
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

function requireAttemptsLeft(pool: PoolContext, sub: string): void {
  if (pool.wrongPasswordLimiter.isExceeded(sub))
    throwRefusal('NotAuthorizedException', 'Password attempts exceeded');
}
