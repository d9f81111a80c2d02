import { eq } from 'drizzle-orm';
import type { DatabaseTransaction } from '../db/client.ts';
import { isNamed, onlyOne } from './named-visitor.ts';
import { raiseRevisions } from './revisions.ts';
import { users } from './table.ts';

/** Locks the row that actions lock too: until the end of the transaction nothing else changes the visitor's data. */
export async function lockVisitor(tx: DatabaseTransaction, sub: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.cognitoSub, sub)).for('no key update');
}

/**
 * Locks a visitor for what staff change, and raises the revision: the phone sees it with its next poll. `who`: an email
 * address, in upper or lower case, or the id that a verified pass names. Returns the sub; null without such a visitor.
 * Throws SeveralVisitors where there are more, as after an account was deleted in the pool alone.
 */
export async function lockVisitorByName(tx: DatabaseTransaction, who: string): Promise<string | null> {
  const found = await tx
    .select({ id: users.id, sub: users.cognitoSub })
    .from(users)
    .where(isNamed(who))
    .for('no key update');
  const visitor = onlyOne(who, found);
  if (!visitor) return null;
  await raiseRevisions(tx, [visitor.sub]);
  return visitor.sub;
}
