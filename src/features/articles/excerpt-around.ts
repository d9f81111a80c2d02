/** So much of a text is in sight in two lines of the narrowest phones. */
const SHORT = 40;
/** Of the text before a word. */
const WORDS_BEFORE = 2;

/** The text, or what of it begins shortly before the first of the words, if that word is too far on to be in sight. */
export function excerptAround(text: string, words: readonly string[]): string {
  const position = words.length > 0 ? text.search(new RegExp(words.join('|'), 'iu')) : -1;
  if (position < SHORT) return text;
  // The last of these is empty, or the beginning of the word that was found.
  const before = text
    .slice(0, position)
    .split(' ')
    .slice(-1 - WORDS_BEFORE);
  return `… ${before.join(' ')}${text.slice(position)}`;
}
