import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { poolUsers } from '../identity/table.ts';
import { poolMails } from './table.ts';

/** How long mails stay. The codes in them have ended long before. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores a mail instead of sending it, and removes old mails to the same address. Nothing is stored for an address
 * without an account, by the same statements, so that the time does not tell the two apart.
 */
export async function storeMail(
  db: Database | DatabaseTransaction,
  mail: { email: string; subject: string; code: string; sentAt: Date },
): Promise<void> {
  const oldestKept = new Date(mail.sentAt.getTime() - RETENTION_MS);
  const isOld = and(eq(poolMails.email, mail.email), lt(poolMails.sentAt, oldestKept));
  await db.delete(poolMails).where(isOld);
  const { email, subject, code, sentAt } = mail;
  await db.execute(sql`
    insert into ${poolMails} (email, subject, code, sent_at)
    select ${email}, ${subject}, ${code}, ${sentAt.toISOString()}::timestamptz
    where exists (select from ${poolUsers} where ${poolUsers.email} = ${email})`);
}

/** Removes old mails, also to addresses that get no newer ones. `nowMs` since 1970. */
export async function pruneMails(db: Database, nowMs: number): Promise<void> {
  await db.delete(poolMails).where(lt(poolMails.sentAt, new Date(nowMs - RETENTION_MS)));
}

/** Removes every mail to an address. */
export async function deleteMails(db: Database | DatabaseTransaction, email: string): Promise<void> {
  await db.delete(poolMails).where(eq(poolMails.email, email));
}
