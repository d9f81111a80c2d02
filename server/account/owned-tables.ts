import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';

/** Tables of the embedded pool, which only the pool deletes from. */
const POOL_PREFIX = 'pool_';

type OwnedTable = { name: string; table: PgTable; sub: PgColumn };

/** Every table with a `sub` column, so that a new table cannot be forgotten. */
export const ownedTables: readonly OwnedTable[] = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return [];
  const { sub }: Record<string, PgColumn> = getTableColumns(table);
  const name = getTableName(table);
  return sub && !name.startsWith(POOL_PREFIX) ? [{ name, table, sub }] : [];
});
