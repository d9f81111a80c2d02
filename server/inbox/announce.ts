import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { users } from '../visitors/table.ts';
import { inboxMessages } from './table.ts';

/**
 * Puts the same message into the inbox of everyone who has signed in at least once. Phones that are open see it within
 * seconds, by the revision. Returns how many that are.
 */
export async function announce(
  db: Database,
  { title, body, at }: { title: string; body: string; at: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    // In the order in which others lock several visitors.
    const visitors = await tx
      .select({ sub: users.cognitoSub })
      .from(users)
      .orderBy(users.cognitoSub)
      .for('update');
    await tx.execute(sql`
      insert into ${inboxMessages} (id, sub, title, body, path, created_at)
      select gen_random_uuid()::text, ${users.cognitoSub}, ${title}, ${body}, '', ${at.toISOString()}::timestamptz from ${users}`);
    await tx.update(users).set({ rev: sql`${users.rev} + 1` });
    return visitors.length;
  });
}
