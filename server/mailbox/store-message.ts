import { and, eq, lt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { mailboxMessages } from './table.ts';

/** How long messages to an address stay after a newer one to the same address was stored. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Stores a message instead of sending it, and removes old messages to the same address. */
export async function storeMessage(
  db: Database,
  message: { email: string; subject: string; code: string; sentAt: Date },
): Promise<void> {
  const oldestKept = new Date(message.sentAt.getTime() - RETENTION_MS);
  const isOld = and(eq(mailboxMessages.email, message.email), lt(mailboxMessages.sentAt, oldestKept));
  await db.delete(mailboxMessages).where(isOld);
  await db.insert(mailboxMessages).values(message);
}

/** Removes every message to an address. */
export async function deleteMessages(db: Database | DatabaseTransaction, email: string): Promise<void> {
  await db.delete(mailboxMessages).where(eq(mailboxMessages.email, email));
}
