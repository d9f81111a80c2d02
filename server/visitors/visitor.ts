import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assertNotBeingDeleted } from '../account/delete-account.ts';
import type { Deps } from '../deps.ts';
import type { Bearer } from '../identity/identity.ts';
import { inboxMessages } from '../inbox/table.ts';
import { welcomeMessage } from '../inbox/welcome-message.ts';
import { PoolUnavailable } from '../unavailable.ts';
import { users } from './table.ts';

export type Visitor = typeof users.$inferSelect;

/**
 * The row of whoever the token speaks for, made at first sight; null for a token that is not good.
 * Throws when pool (PoolAway) or database do not answer: that says nothing about the visitor.
 */
export async function authenticateVisitor(deps: Deps, accessToken: string): Promise<Visitor | null> {
  const bearer = await verifyBearer(deps, accessToken);
  if (!bearer) return null;
  return (await findVisitor(deps, bearer.sub)) ?? welcome(deps, accessToken);
}

/** Whom a token speaks for; null for one that is not good. Throws PoolAway when the pool does not say. */
export const verifyBearer = (
  { identity }: Pick<Deps, 'identity'>,
  accessToken: string,
): Promise<Bearer | null> => identity.verify(accessToken).catch(poolIsAway);

export async function findVisitor({ db }: Pick<Deps, 'db'>, sub: string): Promise<Visitor | null> {
  const [user] = await db.select().from(users).where(eq(users.cognitoSub, sub)).limit(1);
  return user ?? null;
}

/** What every account begins with. */
export function newVisitorRow(who: {
  sub: string;
  email: string;
  displayName: string;
}): typeof users.$inferInsert {
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
  throw new PoolUnavailable('The user pool did not answer', { cause });
}

async function welcome(deps: Deps, accessToken: string): Promise<Visitor | null> {
  const who = await deps.identity.fetchAttributes(accessToken).catch(poolIsAway);
  await deps.db.transaction(async (tx) => {
    await assertNotBeingDeleted(tx, who.sub, deps.now());
    const [made] = await tx
      .insert(users)
      .values(newVisitorRow(who))
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!made) return;
    await tx.insert(inboxMessages).values(welcomeMessage(who.sub, deps.now()));
  });
  return findVisitor(deps, who.sub);
}
