import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of these values. The list is one parameter, so that the query's text is the same for any
 * length.
 */
export const isAnyOf = (column: PgColumn, values: readonly unknown[]): SQL =>
  sql`${column} = any(${arrayParameter(column, values)})`;

/** Rows from lists of the values of their columns. */
export const rowsFrom = (lists: readonly (readonly [PgColumn, readonly unknown[]])[]): SQL =>
  sql`select * from unnest(${sql.join(
    lists.map(([column, values]) => arrayParameter(column, values)),
    sql`, `,
  )})`;

const arrayParameter = (column: PgColumn, values: readonly unknown[]): SQL => {
  const list = values.map((value) => column.mapToDriverValue(value));
  return sql`${sql.param(list)}::${sql.raw(column.getSQLType())}[]`;
};
