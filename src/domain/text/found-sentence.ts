import { normalizeForSearch } from './search-text.ts';
import { sentencesOf } from './sentences.ts';

/** The sentence of clean HTML in which the first of the words stands; undefined where there is none. */
export const foundSentence = (html: string, words: readonly string[]): string | undefined =>
  sentencesOf(
    html
      .replace(/\s+/g, ' ')
      .replace(/<\/(p|li|h\d)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  ).find(({ sentence }) => words.some((word) => normalizeForSearch(sentence).includes(word)))?.sentence;
