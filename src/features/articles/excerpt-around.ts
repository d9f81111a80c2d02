/** So much of a text is in sight in two lines of the narrowest phones. */
const SHORT = 40;
/** Of the text before a word. */
const WORDS_BEFORE = 2;

/** A text for two lines that are cut at their end: from shortly before the first of the words, where it would be cut off. */
export function excerptAround(text: string, words: readonly string[]): string {
  const at = words.length > 0 ? text.search(new RegExp(words.join('|'), 'iu')) : -1;
  if (at < SHORT) return text;
  const before = text.slice(0, at).split(' ').slice(0, -1).slice(-WORDS_BEFORE);
  const inWord = text.slice(0, at).split(' ').at(-1);
  return `… ${[...before, `${inWord}${text.slice(at)}`].join(' ')}`;
}
