import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { deleteMails } from '../mailbox/store-mail.ts';
import { attributesField, operation, pickWritableName, tokenField } from './operation.ts';
import { tokenOwner } from './pool-users.ts';
import { authorizeAccessToken } from './sessions.ts';
import { poolCodes, poolSessions, poolUsers } from './table.ts';

export const getUser = operation(v.object({ AccessToken: tokenField }), async (pool, input) => {
  const { sub, email, emailVerified, name } = tokenOwner(await authorizeAccessToken(pool, input.AccessToken));
  const attributes = { sub, email, email_verified: String(emailVerified), ...(name && { name }) };
  return {
    Username: sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  };
});

export const updateUserAttributes = operation(
  v.object({ AccessToken: tokenField, UserAttributes: attributesField }),
  async (pool, input) => {
    const user = await authorizeAccessToken(pool, input.AccessToken);
    const attributes = { ...user.attributes, ...pickWritableName(input.UserAttributes) };
    await pool.db.update(poolUsers).set({ attributes }).where(eq(poolUsers.sub, user.sub));
    return { CodeDeliveryDetailsList: [] };
  },
);

/**
 * For an address whose owner cannot sign in, or for one account. Tokens are valid for half a minute more. Returns how
 * many users there were.
 */
export async function removePoolUsers(
  db: Database,
  whose: { email: string } | { sub: string },
): Promise<number> {
  const found = await db
    .select({ sub: poolUsers.sub, email: poolUsers.email })
    .from(poolUsers)
    .where(
      'sub' in whose
        ? eq(poolUsers.sub, whose.sub)
        : eq(sql`lower(${poolUsers.email})`, whose.email.toLowerCase()),
    );
  for (const user of found) await removePoolUser(db, user);
  return found.length;
}

type PoolUser = { sub: string; email: string };

/** Deletes everything that the pool stores about a user. */
export const removePoolUser = (db: Database, user: PoolUser) =>
  db.transaction((tx) => removePoolUserIn(tx, user));

export async function removePoolUserIn(tx: DatabaseTransaction, { sub, email }: PoolUser): Promise<void> {
  // The user first: a sign-in and a new password lock it before the sessions, and in another order they would deadlock.
  await tx.delete(poolUsers).where(eq(poolUsers.sub, sub));
  await tx.delete(poolSessions).where(eq(poolSessions.sub, sub));
  await tx.delete(poolCodes).where(eq(poolCodes.sub, sub));
  await deleteMails(tx, email);
}

export const deleteUser = operation(v.object({ AccessToken: tokenField }), async (pool, input) => {
  const { sub, email } = await authorizeAccessToken(pool, input.AccessToken);
  await removePoolUser(pool.db, { sub, email });
  pool.verifiedTokens.forget(sub);
  return {};
});
