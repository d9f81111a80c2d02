import type { PgTable } from 'drizzle-orm/pg-core';

/** A table and all its rows. */
export type TableRows = { table: PgTable; rows: Record<string, unknown>[] };

/** Lets the compiler check the rows against the table. */
export const tableRows = <T extends PgTable>(table: T, rows: T['$inferInsert'][]): TableRows => ({
  table,
  rows: rows as Record<string, unknown>[],
});
