import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Logger } from '../deps.ts';
import type { Identity } from './identity.ts';
import { idpRoutes } from './idp-routes.ts';
import type { PoolContext } from './pool-context.ts';
import { createUser } from './pool-users.ts';
import { authorizeAccessToken, isSessionActive } from './sessions.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { loadSigningKey } from './signing-key.ts';
import { createSrp } from './srp.ts';
import { poolUsers } from './table.ts';
import { createTokens } from './tokens.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

const HOUR_S = 60 * 60;

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
  /** Whether anybody can read the mailbox, where its codes go. True by default. */
  hasMailbox?: boolean;
  signUpCodeSeconds?: number;
  resetCodeSeconds?: number;
};

type SeedUser = { email: string; password: string; name: string; sub?: string };

export type EmbeddedIdentity = Identity & {
  routes: NonNullable<Identity['routes']>;
  /** Adds a confirmed account, or leaves an existing one unchanged. Returns the account's sub. */
  addUser: (user: SeedUser) => Promise<string>;
};

/** A user pool inside this server that speaks the identity service's protocol, so that none is needed elsewhere. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const { db, poolId, clientId, now, log } = options;
  const key = await loadSigningKey(db, now);
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
    hasMailbox: options.hasMailbox ?? true,
    codeSeconds: {
      'sign-up': options.signUpCodeSeconds ?? 24 * HOUR_S,
      'forgot-password': options.resetCodeSeconds ?? HOUR_S,
    },
    ...createSignInLimits(options),
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
