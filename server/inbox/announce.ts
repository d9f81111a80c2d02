import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { users } from '../visitors/table.ts';
import { inboxMessages } from './table.ts';

/**
 * Puts the same message into the inbox of everyone who has signed in at least once. A phone with the app open shows it
 * at its next look at the number of unread messages. An account that is being deleted gets none: the message would
 * outlive it. Returns how many visitors that are.
 */
export async function announce(
  db: Database,
  { title, body, at }: { title: string; body: string; at: Date },
): Promise<number> {
  const message = sql`${title}::text, ${body}::text, ''::text, ${at.toISOString()}::timestamptz`;
  const sent = await db
    .insert(inboxMessages)
    .select(
      sql`(select gen_random_uuid()::text, ${users.cognitoSub}, ${message}, null::timestamptz from ${users} for key share)`,
    )
    .returning({ id: inboxMessages.id });
  return sent.length;
}
