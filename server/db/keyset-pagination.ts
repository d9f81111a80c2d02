import { TRPCError } from '@trpc/server';
import { and, type Column, type SQL, sql } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { daySchema, instantSchema } from '../../src/domain/time/time-schemas.ts';
import type { Database } from './client.ts';

/** How a list is sorted: by `key`, and rows with the same key by `tieBreaker`, which is unique. */
export type KeysetOrder = {
  key: Column | SQL;
  tieBreaker: Column;
  direction: 'asc' | 'desc';
  /** The type of a key: a whole number, a text, a day, or an ISO 8601 instant. */
  kind: keyof typeof keySchemas;
};

type Cursor = [key: string | number, tie: string];
type PageRequest<Row> = {
  /** What `filter` is about; its rows are counted. */
  table: PgTable;
  filter: SQL | undefined;
  order: KeysetOrder;
  keyOf: (row: Row) => Cursor;
  /** Opaque: the `nextCursor` of the page before; undefined for the first page. */
  cursor: string | undefined;
  limit: number;
};

const MAX_INT = 2_147_483_647;
// PostgreSQL's text cannot hold NUL.
const tieSchema = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0')),
);
const keySchemas = {
  number: v.pipe(v.number(), v.integer(), v.minValue(-MAX_INT), v.maxValue(MAX_INT)),
  text: tieSchema,
  day: daySchema,
  // In the form that cursors are made in: not every time zone that may be written is one of PostgreSQL's.
  time: v.pipe(
    instantSchema,
    v.transform((text) => new Date(text).toISOString()),
  ),
};

/**
 * One page of a list and the number of rows in the whole list. `query` selects the rows, without filter, order and
 * limit. `nextCursor` is null on the last page. Throws BAD_REQUEST for a cursor that is not of this order.
 */
export async function findPage<Query extends PgSelect>(
  db: Database,
  query: Query,
  { table, filter, order, keyOf, cursor, limit }: PageRequest<Awaited<Query>[number]>,
): Promise<{ rows: Awaited<Query>; total: number; nextCursor: string | null }> {
  // One row too many shows that there is a next page.
  const rowsAndNext = query
    .where(and(filter, afterCursor(order, cursor)))
    .orderBy(...orderByKeyset(order))
    .limit(limit + 1);
  const [found, total] = await Promise.all([rowsAndNext, db.$count(table, filter)]);
  const rows = found.slice(0, limit) as Awaited<Query>;
  const last = rows.at(-1);
  return { rows, total, nextCursor: found.length > limit && last ? encodeCursor(keyOf(last)) : null };
}

export const orderByKeyset = ({ key, tieBreaker, direction }: KeysetOrder): SQL[] => [
  direction === 'asc' ? sql`${key} asc` : sql`${key} desc`,
  sql`${tieBreaker} asc`,
];

function afterCursor(
  { key, tieBreaker, direction, kind }: KeysetOrder,
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [lastKey, lastTie] = decodeCursor(cursor, kind);
  const last = sql`${lastKey}${CASTS[kind]}`;
  const beyond = direction === 'asc' ? sql`${key} > ${last}` : sql`${key} < ${last}`;
  return sql`(${beyond} or (${key} = ${last} and ${tieBreaker} > ${lastTie}))`;
}

/** The type that a text is compared as. */
const CASTS: Record<KeysetOrder['kind'], SQL> = {
  number: sql``,
  text: sql``,
  day: sql`::date`,
  time: sql`::timestamptz`,
};

const encodeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function decodeCursor(cursor: string, kind: KeysetOrder['kind']): Cursor {
  try {
    const raw: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return v.parse(v.tuple([keySchemas[kind], tieSchema]), raw);
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The cursor is not one of this list' });
  }
}
