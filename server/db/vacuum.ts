import { setImmediate } from 'node:timers/promises';
import { is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';
import * as schema from './schema.ts';

// For the embedded database: PostgreSQL has a process of its own for this.

/**
 * Makes the room of deleted rows free for new ones. One table after the other, so that what visitors ask
 * meanwhile waits for one of them at most. Not in a transaction.
 */
export async function vacuum(db: Database, tables: Iterable<PgTable>): Promise<void> {
  for (const table of tables) await runAlone(db, sql`vacuum ${table}`);
}

/** All tables; the plans of queries then fit their sizes, too. */
export async function vacuumAll(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  for (const table of tables) await runAlone(db, sql`vacuum (analyze) ${table}`);
  // Holds what `analyze` found out, and grows with each.
  await runAlone(db, sql`vacuum pg_statistic`);
}

async function runAlone(db: Database, statement: SQL): Promise<void> {
  await db.execute(statement);
  // The embedded database answers without a turn of the event loop, in which requests are read.
  await setImmediate();
}
