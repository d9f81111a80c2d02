import { TRPCError } from '@trpc/server';
import { type Column, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

/** How a list is ordered: by `key`, and rows with the same key by `tie`, which no two rows share. */
export type KeysetOrder = {
  key: Column | SQL;
  tieBreaker: Column;
  direction: 'asc' | 'desc';
  /** What a key is: a whole number, a text, or an ISO 8601 instant. */
  kind: keyof typeof keySchemas;
};

const MAX_INT = 2_147_483_647;
const tieSchema = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0')),
);
const keySchemas = {
  number: v.pipe(v.number(), v.integer(), v.minValue(-MAX_INT), v.maxValue(MAX_INT)),
  text: tieSchema,
  time: v.pipe(
    v.string(),
    v.isoTimestamp(),
    // No 31st of February.
    v.check((text) => new Date(text).toJSON()?.slice(0, 10) === text.slice(0, 10)),
  ),
};

/** Opaque to whoever asks: the key and tie of the last row of a page. */
export const encodeCursor = (key: string | number, tie: string): string =>
  Buffer.from(JSON.stringify([key, tie])).toString('base64url');

/** Holds for the rows after a cursor; undefined for none. Throws BAD_REQUEST for one that is not of this order. */
export function afterCursor(
  { key, tieBreaker, direction, kind }: KeysetOrder,
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [lastKey, lastTie] = readCursor(cursor, kind);
  const last = kind === 'time' ? sql`${lastKey}::timestamptz` : sql`${lastKey}`;
  const beyond = direction === 'asc' ? sql`${key} > ${last}` : sql`${key} < ${last}`;
  return sql`(${beyond} or (${key} = ${last} and ${tieBreaker} > ${lastTie}))`;
}

/** For `orderBy`. */
export const orderByKeyset = ({ key, tieBreaker, direction }: KeysetOrder): SQL[] => [
  direction === 'asc' ? sql`${key} asc` : sql`${key} desc`,
  sql`${tieBreaker} asc`,
];

/** Turns up to `limit` + 1 rows into a page: the row too many says that there is a next one. */
export function toPage<R>(
  rows: readonly R[],
  limit: number,
  last: (row: R) => string,
): { rows: R[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const end = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && end ? last(end) : null };
}

function readCursor(cursor: string, kind: KeysetOrder['kind']): [string | number, string] {
  try {
    const raw: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return v.parse(v.tuple([keySchemas[kind], tieSchema]), raw);
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The cursor is not one of this list' });
  }
}
