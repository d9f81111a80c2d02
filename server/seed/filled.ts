import type { PgTable } from 'drizzle-orm/pg-core';

/** A table and all the rows that it is to hold. */
export type Filled = { table: PgTable; rows: object[] };

/** Sees to it that the rows fit the table. */
export const filled = <T extends PgTable>(table: T, rows: T['$inferInsert'][]): Filled => ({ table, rows });
