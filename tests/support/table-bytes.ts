import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db/client.ts';

/** What a table with rows takes of the disk, with its indexes and long texts. */
export async function tableBytes(db: Database, table: PgTable | SQL): Promise<number> {
  const bytes = sql`pg_total_relation_size(tableoid)`.mapWith(Number);
  const [row] = await db.select({ bytes }).from(table).limit(1);
  return row?.bytes ?? 0;
}
