import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { DAY_MS } from '../../src/domain/time/durations.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { renewPassKey } from '../visitors/renew-pass-key.ts';
import { clientField, operation, tokenField } from './operation.ts';
import type { PoolContext } from './pool-context.ts';
import { throwRefusal } from './pool-refusal.ts';
import { type PoolUser, tokenOwner } from './pool-users.ts';
import { poolSessions, poolUsers } from './table.ts';
import type { TokenSet } from './tokens.ts';

/** As long as the page keeps its cookies: visitors sign up weeks before an expo. */
const REFRESH_TOKEN_MS = 365 * DAY_MS;
/** Gives 1,734 characters, as long as the service's tokens, so that cookies have a realistic size. */
const REFRESH_TOKEN_BYTES = 1300;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

type PoolSession = typeof poolSessions.$inferSelect;

/**
 * Creates a session, in the transaction that holds the user's row. Undefined if there is already a session with this
 * `originJti`.
 */
export async function openSession(
  tx: DatabaseTransaction,
  { sub, originJti, nowMs }: { sub: string; originJti: string; nowMs: number },
): Promise<{ session: PoolSession; RefreshToken: string } | undefined> {
  const RefreshToken = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
  const authTime = new Date(nowMs);
  // Rows stay a day longer than their sessions, for access tokens that were issued just before the end.
  const isOver = lt(poolSessions.expiresAt, new Date(nowMs - DAY_MS));
  await tx.delete(poolSessions).where(and(eq(poolSessions.sub, sub), isOver));
  const [session] = await tx
    .insert(poolSessions)
    .values({
      refreshTokenHash: hashToken(RefreshToken),
      originJti,
      sub,
      authTime,
      expiresAt: new Date(nowMs + REFRESH_TOKEN_MS),
    })
    .onConflictDoNothing({ target: poolSessions.originJti })
    .returning();
  return session && { session, RefreshToken };
}

/** Issues new tokens for a refresh token, which stays valid. Throws NotAuthorizedException. */
export async function renewSession(pool: PoolContext, refreshToken: string): Promise<TokenSet> {
  const [row] = await pool.db
    .select({ session: poolSessions, user: poolUsers })
    .from(poolSessions)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolSessions.sub))
    .where(eq(poolSessions.refreshTokenHash, hashToken(refreshToken)));
  if (!row) return throwRefusal('NotAuthorizedException', 'Invalid Refresh Token');
  if (row.session.revokedAt) throwRefusal('NotAuthorizedException', 'Refresh Token has been revoked');
  if (row.session.expiresAt.getTime() <= pool.now()) {
    throwRefusal('NotAuthorizedException', 'Refresh Token has expired');
  }
  return pool.tokens.issue(tokenOwner(row.user), row.session);
}

/** The owner of a valid access token with an active session. Throws NotAuthorizedException or UserNotFoundException. */
export async function authorizeAccessToken(pool: PoolContext, accessToken: string): Promise<PoolUser> {
  const check = await pool.tokens.verifyAccessToken(accessToken);
  if (check.kind === 'expired') throwRefusal('NotAuthorizedException', 'Access Token has expired');
  if (check.kind !== 'good') return throwRefusal('NotAuthorizedException', 'Invalid Access Token');
  const [row] = await pool.db
    .select({ user: poolUsers, revokedAt: poolSessions.revokedAt })
    .from(poolSessions)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolSessions.sub))
    .where(eq(poolSessions.originJti, check.bearer.originJti));
  if (!row) return throwRefusal('UserNotFoundException', 'User does not exist.');
  if (row.revokedAt) throwRefusal('NotAuthorizedException', 'Access Token has been revoked');
  return row.user;
}

/** Whether a session exists and was not revoked. One read of a unique index. */
export async function isSessionActive(pool: PoolContext, originJti: string): Promise<boolean> {
  const isActive = and(eq(poolSessions.originJti, originJti), isNull(poolSessions.revokedAt));
  const rows = await pool.db.select({ sub: poolSessions.sub }).from(poolSessions).where(isActive);
  return rows.length > 0;
}

/**
 * Revokes every session of a user, and the pass key that each of them was given. The caller must call
 * `verifiedTokens.forget` after the commit.
 */
export async function revokeSessions(tx: DatabaseTransaction, sub: string, revokedAt: Date): Promise<void> {
  const isActive = and(eq(poolSessions.sub, sub), isNull(poolSessions.revokedAt));
  await tx.update(poolSessions).set({ revokedAt }).where(isActive);
  await renewPassKey(tx, sub);
}

export const getTokensFromRefreshToken = operation(
  v.object({ ...clientField, RefreshToken: tokenField }),
  async (pool, input) => {
    const AuthenticationResult = await renewSession(pool, input.RefreshToken);
    pool.log.info({}, 'session renewed');
    return { AuthenticationResult };
  },
);

/** Succeeds also for unknown tokens, so that clients cannot find out which ones exist. */
export const revokeToken = operation(v.object({ ...clientField, Token: tokenField }), async (pool, input) => {
  const isActive = and(
    eq(poolSessions.refreshTokenHash, hashToken(input.Token)),
    isNull(poolSessions.revokedAt),
  );
  const revokedAt = new Date(pool.now());
  const revoked = await pool.db.update(poolSessions).set({ revokedAt }).where(isActive).returning();
  for (const { sub } of revoked) pool.verifiedTokens.forget(sub);
  return {};
});

export const globalSignOut = operation(v.object({ AccessToken: tokenField }), async (pool, input) => {
  const user = await authorizeAccessToken(pool, input.AccessToken);
  await pool.db.transaction((tx) => revokeSessions(tx, user.sub, new Date(pool.now())));
  pool.verifiedTokens.forget(user.sub);
  return {};
});
