import { normalizeForSearch } from './search-text.ts';

/** The sentence of clean HTML in which the first of the words stands; undefined where there is none. */
export const foundSentence = (html: string, words: readonly string[]): string | undefined =>
  html
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .match(/[^.!?]+[.!?]*/g)
    ?.find((sentence) => words.some((word) => normalizeForSearch(sentence).includes(word)))
    ?.trim();
