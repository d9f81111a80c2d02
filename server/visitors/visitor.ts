import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assertNotBeingDeleted } from '../account/delete-account.ts';
import type { Deps } from '../deps.ts';
import type { Bearer } from '../identity/identity.ts';
import { sendMessage } from '../inbox/send-message.ts';
import { welcomeMessage } from '../inbox/welcome-message.ts';
import { PoolUnavailable } from '../unavailable.ts';
import { fillAddress } from './fill-address.ts';
import { nameOf } from './name-of.ts';
import { users } from './table.ts';

export type Visitor = typeof users.$inferSelect;

/**
 * The visitor of an access token; their row is created at the first request. Null for an invalid token. Throws when the
 * pool (PoolUnavailable) or the database does not answer: that is no reason to sign anybody out.
 */
export async function authenticateVisitor(deps: Deps, accessToken: string): Promise<Visitor | null> {
  const bearer = await verifyBearer(deps, accessToken);
  if (!bearer) return null;
  const visitor = await findVisitor(deps, bearer.sub);
  if (visitor?.email === '') void fillAddress(deps, bearer.sub, accessToken).catch(() => {});
  return visitor ?? createVisitor(deps, accessToken);
}

/** The subject of an access token; null for an invalid one. Throws PoolUnavailable when the pool does not answer. */
export const verifyBearer = (
  { identity }: Pick<Deps, 'identity'>,
  accessToken: string,
): Promise<Bearer | null> => identity.verify(accessToken).catch(throwPoolUnavailable);

export async function findVisitor({ db }: Pick<Deps, 'db'>, sub: string): Promise<Visitor | null> {
  const [user] = await db.select().from(users).where(eq(users.cognitoSub, sub)).limit(1);
  return user ?? null;
}

/** A new visitor has the first part of the email address as a name if the pool has none. */
export function newVisitorRow(attributes: {
  sub: string;
  email: string;
  displayName: string;
}): typeof users.$inferInsert {
  return {
    id: randomUUID(),
    cognitoSub: attributes.sub,
    email: attributes.email,
    displayName: attributes.displayName || nameOf(attributes.email),
    ...newPassKey(),
  };
}

export const newPassKey = (): Pick<Visitor, 'passKey' | 'passKeyId'> => ({
  passKey: randomBytes(32).toString('base64url'),
  passKeyId: randomBytes(6).toString('base64url'),
});

function throwPoolUnavailable(cause: unknown): never {
  throw new PoolUnavailable('The user pool did not answer', { cause });
}

async function createVisitor(deps: Deps, accessToken: string): Promise<Visitor | null> {
  const attributes = await deps.identity.fetchAttributes(accessToken).catch(throwPoolUnavailable);
  await deps.db.transaction(async (tx) => {
    await assertNotBeingDeleted(tx, attributes.sub, deps.now());
    const [created] = await tx
      .insert(users)
      .values(newVisitorRow(attributes))
      .onConflictDoNothing()
      .returning({ id: users.id });
    // Another request of the same visitor was first.
    if (!created) return;
    await sendMessage(tx, welcomeMessage(attributes.sub, deps.now()));
  });
  return findVisitor(deps, attributes.sub);
}
