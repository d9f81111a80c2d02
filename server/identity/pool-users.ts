import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PoolContext } from './pool-context.ts';
import { poolUsers } from './table.ts';
import type { TokenOwner } from './tokens.ts';

/** The bytes from which a stand-in account is derived: id, salt, verifier. */
const STAND_IN_BYTES = { id: 16, salt: 16, verifier: 384 };

export type PoolUser = typeof poolUsers.$inferSelect;
export type Account = Pick<PoolUser, 'sub' | 'email' | 'salt' | 'verifier'> & { user: PoolUser | undefined };

/**
 * The account of this address, or a stand-in: the same id and salt at every call, and a verifier that matches no
 * password, so that clients cannot find out which accounts exist. The stand-in is derived in both cases, because the
 * time would tell, too. An account is not found by its sub: a challenge names the sub of an account or of a stand-in,
 * and only one of the two could be found again.
 */
export async function findAccount(pool: PoolContext, email: string): Promise<Account> {
  const standIn = deriveStandIn(pool, email);
  const [user] = await pool.db.select().from(poolUsers).where(eq(poolUsers.email, email)).limit(1);
  return user ? { sub: user.sub, email, salt: user.salt, verifier: user.verifier, user } : standIn;
}

function deriveStandIn(pool: PoolContext, email: string): Account {
  const { id, salt, verifier } = STAND_IN_BYTES;
  const bytes = pool.signingKey.secretFor('stand-in account', id + salt + verifier, email);
  return {
    sub: uuidFrom(bytes.subarray(0, id)),
    email,
    salt: bytes.subarray(id, id + salt).toString('hex'),
    verifier: pool.srp.verifierFromBytes(bytes.subarray(id + salt)),
    user: undefined,
  };
}

/** Creates an account. Undefined if the address is taken. */
export async function createUser(
  pool: PoolContext,
  account: {
    email: string;
    password: string;
    attributes: { name?: string };
    status: PoolUser['status'];
    sub?: string;
  },
): Promise<PoolUser | undefined> {
  const sub = account.sub ?? randomUUID();
  const { email, attributes, status } = account;
  const row = { sub, email, status, attributes, createdAt: new Date(pool.now()) };
  const [user] = await pool.db
    .insert(poolUsers)
    .values({ ...row, ...pool.srp.createVerifier(sub, account.password) })
    .onConflictDoNothing({ target: poolUsers.email })
    .returning();
  return user;
}

export const tokenOwner = (user: PoolUser): TokenOwner => ({
  sub: user.sub,
  email: user.email,
  emailVerified: user.status === 'CONFIRMED',
  name: user.attributes.name,
});

/** Formats 16 bytes as a version 4 UUID, like those of `randomUUID`. */
function uuidFrom(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
