import { and, type Column, type SQL, sql } from 'drizzle-orm';

const MAX_WORDS = 8;

/** Lower case, without accents and signs: how texts are ordered and searched. */
export function searchable(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Holds for rows whose `column` (made by `searchable`) contains every word; undefined when there is none. */
export function containsWords(column: Column, text: string | undefined): SQL | undefined {
  const words = searchable(text ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  return and(...words.map((word) => sql`strpos(${column}, ${word}) > 0`));
}

/** Where a name stands in an A–Z list. */
export function letterOf(sortKey: string): string {
  const first = sortKey.charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
