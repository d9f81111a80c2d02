import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { loosePatterns, type SearchPatterns, searchPatterns } from '../../src/domain/text/search-text.ts';
import type { Database } from './client.ts';

const paddedText = (column: PgColumn) => sql`' ' || ${column} || ' '`;

/** Matches rows whose `column` (written by `normalizeForSearch`) matches every pattern; undefined without patterns. */
export const matchesAll = (column: PgColumn, patterns: SearchPatterns): SQL | undefined =>
  and(...patterns.map((pattern) => sql`${paddedText(column)} ~ ${pattern}`));

/** What rows are searched for, by the rule that phones follow without signal (`searchIn`). */
export async function patternsFor(
  db: Database,
  column: PgColumn,
  text: string | undefined,
): Promise<SearchPatterns> {
  const patterns = searchPatterns(text ?? '');
  if (!text || patterns.length === 0) return patterns;
  const { table } = column;
  // One row is enough to know: the list reads all texts for its page and its number as it is.
  const isFound = await db.select({ one: sql`1` }).from(table).where(matchesAll(column, patterns)).limit(1);
  if (isFound.length > 0) return patterns;
  const words = await db
    .selectDistinct({ word: sql<string>`unnest(string_to_array(${column}, ' '))` })
    .from(table);
  return loosePatterns(
    text,
    words.map(({ word }) => word),
  );
}

/** How far into `column` one must read to have found every pattern; undefined without patterns. */
export function foundAt(column: PgColumn, patterns: SearchPatterns): SQL<number> | undefined {
  const positions = patterns.map((pattern) => sql`regexp_instr(${paddedText(column)}, ${pattern})`);
  return patterns.length > 0 ? sql<number>`greatest(${sql.join(positions, sql`, `)})` : undefined;
}
