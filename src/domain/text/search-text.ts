const MAX_WORDS = 8;

/** Text for sorting and searching: in lower case, without accents and punctuation. */
export function normalizeForSearch(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a search, at most eight. */
export const searchWords = (text: string): string[] =>
  normalizeForSearch(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);

/** Whether every word of a search is in one of the texts. */
export function containsAllWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const searchable = normalizeForSearch(...texts);
  return words.every((word) => searchable.includes(word));
}
