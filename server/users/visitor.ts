import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refuseDeleted } from '../account/delete.ts';
import { PoolAway } from '../away.ts';
import { notifications, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Bearer } from '../identity/identity.ts';

export type Visitor = typeof users.$inferSelect;

/**
 * The row of whoever the token speaks for, made at first sight; null for a token that is not good.
 * Throws when pool (PoolAway) or database do not answer: that says nothing about the visitor.
 */
export async function visitorOf(deps: Deps, accessToken: string): Promise<Visitor | null> {
  const bearer = await bearerOf(deps, accessToken);
  if (!bearer) return null;
  return (await findUser(deps, bearer.sub)) ?? welcome(deps, accessToken);
}

/** Whom a token speaks for; null for one that is not good. Throws PoolAway when the pool does not say. */
export const bearerOf = ({ identity }: Pick<Deps, 'identity'>, accessToken: string): Promise<Bearer | null> =>
  identity.verify(accessToken).catch(poolIsAway);

export async function findUser({ db }: Pick<Deps, 'db'>, sub: string): Promise<Visitor | null> {
  const [user] = await db.select().from(users).where(eq(users.cognitoSub, sub)).limit(1);
  return user ?? null;
}

/** What every account begins with. */
export function newUser(who: { sub: string; email: string; displayName: string }): typeof users.$inferInsert {
  return {
    id: randomUUID(),
    cognitoSub: who.sub,
    email: who.email,
    displayName: who.displayName || (who.email.split('@')[0] ?? ''),
    passKey: randomBytes(32).toString('base64url'),
    passKeyId: randomBytes(6).toString('base64url'),
  };
}

function poolIsAway(cause: unknown): never {
  throw new PoolAway('The user pool did not answer', { cause });
}

async function welcome(deps: Deps, accessToken: string): Promise<Visitor | null> {
  const who = await deps.identity.attributes(accessToken).catch(poolIsAway);
  await deps.db.transaction(async (tx) => {
    await refuseDeleted(tx, who.sub, deps.now());
    const [made] = await tx
      .insert(users)
      .values(newUser(who))
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!made) return;
    await tx.insert(notifications).values({
      id: randomUUID(),
      sub: who.sub,
      title: 'Welcome to the family',
      body: 'Your QR pass is in the menu. It works without signal, so you can leave the worrying to us.',
      path: '/?menu=open',
      createdAt: new Date(deps.now()),
    });
  });
  return findUser(deps, who.sub);
}
