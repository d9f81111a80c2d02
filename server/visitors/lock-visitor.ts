import { eq, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../db/client.ts';
import { users } from './table.ts';

/** Locks the row that actions lock too: until the end of the transaction nothing else changes the visitor's data. */
export async function lockVisitor(tx: DatabaseTransaction, sub: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.cognitoSub, sub)).for('update');
}

/** Returns the visitor's sub; null without one of this address, in upper or lower case. */
export async function lockVisitorByEmail(tx: DatabaseTransaction, email: string): Promise<string | null> {
  const isVisitor = eq(sql`lower(${users.email})`, email.toLowerCase());
  const [visitor] = await tx.select({ sub: users.cognitoSub }).from(users).where(isVisitor).for('update');
  return visitor?.sub ?? null;
}
