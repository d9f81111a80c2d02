import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { clientField, operation, tokenField } from './operation.ts';
import type { PoolContext } from './pool-context.ts';
import { throwRefusal } from './pool-refusal.ts';
import { type PoolUser, tokenOwner } from './pool-users.ts';
import { poolSessions, poolUsers } from './table.ts';
import type { TokenSet } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** Makes 1,734 characters, as long as the service's, so that cookies are as large here as they will be there. */
const REFRESH_TOKEN_BYTES = 1300;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Signs a user in. Undefined if a session of this origin exists already. */
export async function openSession(
  pool: PoolContext,
  user: PoolUser,
  originJti: string,
): Promise<(TokenSet & { RefreshToken: string }) | undefined> {
  const RefreshToken = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
  const authTime = new Date(pool.now());
  // Rows stay a day longer than their sessions, for access tokens that were issued just before the end.
  const over = lt(poolSessions.expiresAt, new Date(pool.now() - DAY_MS));
  await pool.db.delete(poolSessions).where(and(eq(poolSessions.sub, user.sub), over));
  const [session] = await pool.db
    .insert(poolSessions)
    .values({
      refreshTokenHash: hashToken(RefreshToken),
      originJti,
      sub: user.sub,
      authTime,
      expiresAt: new Date(pool.now() + REFRESH_TOKEN_MS),
    })
    .onConflictDoNothing({ target: poolSessions.originJti })
    .returning();
  return session && { ...(await pool.tokens.issue(tokenOwner(user), session)), RefreshToken };
}

/** New tokens for a refresh token, which stays the same. Throws NotAuthorizedException. */
export async function renewSession(pool: PoolContext, refreshToken: string): Promise<TokenSet> {
  const [found] = await pool.db
    .select({ session: poolSessions, user: poolUsers })
    .from(poolSessions)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolSessions.sub))
    .where(eq(poolSessions.refreshTokenHash, hashToken(refreshToken)));
  if (!found) return throwRefusal('NotAuthorizedException', 'Invalid Refresh Token');
  if (found.session.revokedAt) throwRefusal('NotAuthorizedException', 'Refresh Token has been revoked');
  if (found.session.expiresAt.getTime() <= pool.now()) {
    throwRefusal('NotAuthorizedException', 'Refresh Token has expired');
  }
  return pool.tokens.issue(tokenOwner(found.user), found.session);
}

/** The owner of a good access token whose session was not revoked. Throws NotAuthorized- or UserNotFoundException. */
export async function authorizeAccessToken(pool: PoolContext, accessToken: string): Promise<PoolUser> {
  const read = await pool.tokens.verifyAccessToken(accessToken);
  if (read.kind === 'expired') throwRefusal('NotAuthorizedException', 'Access Token has expired');
  if (read.kind !== 'good') return throwRefusal('NotAuthorizedException', 'Invalid Access Token');
  const [found] = await pool.db
    .select({ user: poolUsers, revokedAt: poolSessions.revokedAt })
    .from(poolSessions)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolSessions.sub))
    .where(eq(poolSessions.originJti, read.bearer.originJti));
  if (!found) return throwRefusal('UserNotFoundException', 'User does not exist.');
  if (found.revokedAt) throwRefusal('NotAuthorizedException', 'Access Token has been revoked');
  return found.user;
}

/** Whether a session exists and was not revoked: one look at a unique index. */
export async function isSessionActive(pool: PoolContext, originJti: string): Promise<boolean> {
  const open = and(eq(poolSessions.originJti, originJti), isNull(poolSessions.revokedAt));
  const rows = await pool.db.select({ sub: poolSessions.sub }).from(poolSessions).where(open);
  return rows.length > 0;
}

/** Ends every session of a user. The caller has verified tokens forgotten once this is committed. */
export async function revokeSessions(db: Database, sub: string, at: Date): Promise<void> {
  const open = and(eq(poolSessions.sub, sub), isNull(poolSessions.revokedAt));
  await db.update(poolSessions).set({ revokedAt: at }).where(open);
}

export const getTokensFromRefreshToken = operation(
  v.object({ ...clientField, RefreshToken: tokenField }),
  async (pool, input) => {
    const AuthenticationResult = await renewSession(pool, input.RefreshToken);
    pool.log.info({}, 'session renewed');
    return { AuthenticationResult };
  },
);

/** Says nothing about tokens that it does not know. */
export const revokeToken = operation(v.object({ ...clientField, Token: tokenField }), async (pool, input) => {
  const open = and(eq(poolSessions.refreshTokenHash, hashToken(input.Token)), isNull(poolSessions.revokedAt));
  const revokedAt = new Date(pool.now());
  const ended = await pool.db.update(poolSessions).set({ revokedAt }).where(open).returning();
  for (const { sub } of ended) pool.verifiedTokens.forget(sub);
  return {};
});

export const globalSignOut = operation(v.object({ AccessToken: tokenField }), async (pool, input) => {
  const user = await authorizeAccessToken(pool, input.AccessToken);
  await revokeSessions(pool.db, user.sub, new Date(pool.now()));
  pool.verifiedTokens.forget(user.sub);
  return {};
});
