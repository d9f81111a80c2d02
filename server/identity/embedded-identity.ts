import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Logger } from '../deps.ts';
import { networkOf } from '../rate-limit/network-rate-limit.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { createTokenBucket } from '../rate-limit/token-bucket.ts';
import type { Identity } from './identity.ts';
import { idpRoutes } from './idp-routes.ts';
import type { PoolContext } from './pool-context.ts';
import { createUser } from './pool-users.ts';
import { authorizeAccessToken, isSessionActive } from './sessions.ts';
import { loadSigningKey } from './signing-key.ts';
import { createSrp } from './srp.ts';
import { poolUsers } from './table.ts';
import { createTokens } from './tokens.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

const HOUR_S = 60 * 60;
const WRONG_PASSWORDS = { max: 10, windowMs: 5 * 60 * 1000 };
/** A queue at the door is one network: a sixth of an hour's sign-ups may come at once. */
const SIGN_UPS_PER_HOUR = 600;
const SIGN_UP_HOUR_PER_BURST = 6;
const CODES_SENT = { max: 20, windowMs: HOUR_S * 1000 };

export type EmbeddedIdentityOptions = {
  db: Database;
  poolId: string;
  clientId: string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
  accessTokenSeconds?: number;
  signUpsPerHour?: number;
  /** The header in which our proxy sends the client's address; empty without a proxy. */
  clientAddressHeader?: string;
  signUpCodeSeconds?: number;
  resetCodeSeconds?: number;
};

export type SeedUser = { email: string; password: string; name: string; sub?: string };

export type EmbeddedIdentity = Identity & {
  routes: NonNullable<Identity['routes']>;
  /** Adds a confirmed account, or leaves an existing one unchanged. Returns the account's sub. */
  addUser: (user: SeedUser) => Promise<string>;
};

/** A user pool inside this server that speaks the identity service's protocol, so that none is needed elsewhere. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const { db, poolId, clientId, now, log } = options;
  const key = await loadSigningKey(db, now);
  const perHour = options.signUpsPerHour ?? SIGN_UPS_PER_HOUR;
  const signUps = createTokenBucket(perHour, Math.ceil(perHour / SIGN_UP_HOUR_PER_BURST), now);
  const pool: PoolContext = {
    db,
    clientId,
    now,
    log,
    signingKey: key,
    srp: createSrp(poolId.split('_')[1] ?? ''),
    tokens: createTokens({
      key,
      // A fixed string instead of the real service's address, which does not know these users.
      issuer: `urn:yhello:pool:${poolId}`,
      clientId,
      now,
      accessTokenSeconds: options.accessTokenSeconds ?? HOUR_S,
    }),
    verifiedTokens: createVerifiedTokens(now),
    codeSeconds: {
      'sign-up': options.signUpCodeSeconds ?? 24 * HOUR_S,
      'forgot-password': options.resetCodeSeconds ?? HOUR_S,
    },
    wrongPasswordLimiter: createRateLimiter(WRONG_PASSWORDS.max, WRONG_PASSWORDS.windowMs, now),
    sentCodeLimiter: createRateLimiter(CODES_SENT.max, CODES_SENT.windowMs, now),
    signUpWaitMs: (c) => signUps.take(networkOf(c, options.clientAddressHeader ?? '')),
  };
  return {
    routes: idpRoutes(pool, poolId),
    verify: (accessToken) =>
      pool.verifiedTokens.getOrVerify(accessToken, async () => {
        const check = await pool.tokens.verifyAccessToken(accessToken);
        if (check.kind !== 'good') return null;
        return (await isSessionActive(pool, check.bearer.originJti)) ? check.bearer : null;
      }),
    async fetchAttributes(accessToken) {
      const user = await authorizeAccessToken(pool, accessToken);
      return { sub: user.sub, email: user.email, displayName: user.attributes.name ?? '' };
    },
    async addUser({ email: rawEmail, password, name, sub }) {
      const email = rawEmail.toLowerCase();
      const findSub = () =>
        db.select({ sub: poolUsers.sub }).from(poolUsers).where(eq(poolUsers.email, email));
      const [existing] = await findSub();
      if (existing) return existing.sub;
      const fields = { email, password, attributes: { name }, status: 'CONFIRMED' as const };
      const created = await createUser(pool, sub === undefined ? fields : { ...fields, sub });
      const added = created ?? (await findSub())[0];
      if (!added) throw new Error('The account could not be added.');
      return added.sub;
    },
  };
}
