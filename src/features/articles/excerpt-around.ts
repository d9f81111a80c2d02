import { sentencesOf } from '../../domain/text/sentences.ts';

/** So much of a text is in sight in two lines of the narrowest phones. */
const SHORT = 40;

/**
 * The text, or so much of its end that the first of the words is in sight, with as much before that word as there is
 * room: from the beginning of a sentence, or else of a word.
 */
export function excerptAround(text: string, words: readonly string[]): string {
  const found = words.length > 0 ? new RegExp(words.join('|'), 'iu').exec(text) : null;
  if (!found || found.index < SHORT) return text;
  const end = found.index + found[0].length;
  const wordStart = text.lastIndexOf(' ', found.index) + 1;
  const start = Math.min(text.indexOf(' ', end - SHORT) + 1, wordStart);
  const sentence = sentencesOf(text).find((one) => one.start >= start && one.start <= wordStart);
  return sentence ? text.slice(sentence.start) : `… ${text.slice(start)}`;
}
