import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { poolUsers } from '../identity/table.ts';
import { mailboxMessages } from './table.ts';

/** How long messages stay. The codes in them have ended long before. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores a message instead of sending it, and removes old messages to the same address. Nothing is stored for an
 * address without an account, by the same statements, so that the time does not tell the two apart.
 */
export async function storeMessage(
  db: Database | DatabaseTransaction,
  message: { email: string; subject: string; code: string; sentAt: Date },
): Promise<void> {
  const oldestKept = new Date(message.sentAt.getTime() - RETENTION_MS);
  const isOld = and(eq(mailboxMessages.email, message.email), lt(mailboxMessages.sentAt, oldestKept));
  await db.delete(mailboxMessages).where(isOld);
  const { email, subject, code, sentAt } = message;
  await db.execute(sql`
    insert into ${mailboxMessages} (email, subject, code, sent_at)
    select ${email}, ${subject}, ${code}, ${sentAt.toISOString()}::timestamptz
    where exists (select from ${poolUsers} where ${poolUsers.email} = ${email})`);
}

/** Removes old messages, also to addresses that get no newer ones. `nowMs` since 1970. */
export async function pruneMessages(db: Database, nowMs: number): Promise<void> {
  await db.delete(mailboxMessages).where(lt(mailboxMessages.sentAt, new Date(nowMs - RETENTION_MS)));
}

/** Removes every message to an address. */
export async function deleteMessages(db: Database | DatabaseTransaction, email: string): Promise<void> {
  await db.delete(mailboxMessages).where(eq(mailboxMessages.email, email));
}
