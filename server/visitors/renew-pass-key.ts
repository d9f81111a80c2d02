import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { users } from './table.ts';
import { newPassKey } from './visitor.ts';

/**
 * Makes the passes of all phones invalid that have the key of before: whoever had a session once has it, and could make
 * passes for ever. The revision tells the visitor's own phone to fetch the new one. Does nothing without a visitor.
 */
export async function renewPassKey(db: Database | DatabaseTransaction, sub: string): Promise<void> {
  await db
    .update(users)
    .set({ ...newPassKey(), rev: sql`${users.rev} + 1` })
    .where(eq(users.cognitoSub, sub));
}
