import type { PgTable } from 'drizzle-orm/pg-core';

/** A table and all its rows. */
export type TableRows = { table: PgTable; rows: object[] };

/** Lets the compiler check the rows against the table. */
export const tableRows = <T extends PgTable>(table: T, rows: T['$inferInsert'][]): TableRows => ({
  table,
  rows,
});
