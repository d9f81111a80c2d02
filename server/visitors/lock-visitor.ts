import { eq, or, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../db/client.ts';
import { users } from './table.ts';

/** Locks the row that actions lock too: until the end of the transaction nothing else changes the visitor's data. */
export async function lockVisitor(tx: DatabaseTransaction, sub: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.cognitoSub, sub)).for('update');
}

/**
 * `who`: an email address, in upper or lower case, or the id that a verified pass names. Returns the visitor's sub; null
 * without one.
 */
export async function lockVisitorByName(tx: DatabaseTransaction, who: string): Promise<string | null> {
  const isVisitor = or(eq(sql`lower(${users.email})`, who.toLowerCase()), eq(users.id, who));
  const [visitor] = await tx.select({ sub: users.cognitoSub }).from(users).where(isVisitor).for('update');
  return visitor?.sub ?? null;
}
