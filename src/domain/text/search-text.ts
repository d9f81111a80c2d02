const MAX_WORDS = 8;

/** Lower case, without accents and signs: how texts are ordered and searched. */
export function normalizeForSearch(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words that a text looks for. */
export const searchWords = (text: string): string[] =>
  normalizeForSearch(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
