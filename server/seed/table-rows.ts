import type { PgTable } from 'drizzle-orm/pg-core';

/** A table and all the rows that it is to hold. */
export type TableRows = { table: PgTable; rows: object[] };

/** Sees to it that the rows fit the table. */
export const tableRows = <T extends PgTable>(table: T, rows: T['$inferInsert'][]): TableRows => ({
  table,
  rows,
});
