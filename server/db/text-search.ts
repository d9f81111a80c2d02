import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../../src/domain/text/search-text.ts';

/** Matches rows whose `column` (written by `searchable`) contains every word; undefined for a text without words. */
export function containsAllWords(column: Column, text: string | undefined): SQL | undefined {
  const words = searchWords(text ?? '');
  return and(...words.map((word) => sql`strpos(${column}, ${word}) > 0`));
}

/** How far into `column` one must read to have found every word; undefined for a text without words. */
export function foundAt(column: Column, text: string | undefined): SQL<number> | undefined {
  const words = searchWords(text ?? '');
  const positions = words.map((word) => sql`strpos(${column}, ${word})`);
  return words.length > 0 ? sql<number>`greatest(${sql.join(positions, sql`, `)})` : undefined;
}
