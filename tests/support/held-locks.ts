import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';

/** Only there does anything run beside an open transaction: on the embedded database, all of it would wait. */
export const runsSideBySide = process.env.TEST_DATABASE_URL !== undefined;

const LONGEST_MS = 2_000;

/** Runs `work` while another transaction has the locks that `statement` takes. */
export const whileLocked = <T>(db: Database, statement: SQL, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(statement);
    return work();
  });

/** Until so many queries of this database wait for a lock, or none of the calls is under way any more. */
export async function untilWaiting(db: Database, count: number, ...calls: Promise<unknown>[]): Promise<void> {
  const ended = Promise.allSettled(calls).then(() => true);
  for (const startMs = Date.now(); Date.now() - startMs < LONGEST_MS; ) {
    const { rows } = (await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] };
    if (rows.length >= count || (await Promise.race([ended, sleep(10, false)]))) return;
  }
}
