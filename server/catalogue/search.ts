import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../../src/domain/text/search-text.ts';

/** Holds for rows whose `column` (made by `searchable`) contains every word; undefined when there is none. */
export function containsWords(column: Column, text: string | undefined): SQL | undefined {
  const words = searchWords(text ?? '');
  return and(...words.map((word) => sql`strpos(${column}, ${word}) > 0`));
}

/** Where a name stands in an A–Z list. */
export function letterOf(sortKey: string): string {
  const first = sortKey.charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
