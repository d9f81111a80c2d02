import { COMMON_WORDS, SAME_WORDS } from './search-vocabulary.ts';

const MAX_WORDS = 8;
/** Letters: the pattern of a word grows with their square. What is longer is found by its beginning. */
const MAX_LETTERS = 24;
/** In a shorter word another letter mostly makes another word, so none is taken for a slip. */
const MIN_MISTYPED = 5;

/** Text for sorting and searching: in lower case, without accents and punctuation. */
export function normalizeForSearch(...texts: readonly string[]): string {
  return (
    texts
      .join(' ')
      .normalize('NFKD')
      // With the signs that make a letter or a sign an emoji.
      .replace(/[\u0300-\u036f\ufe00-\ufe0f\u20e3'’]/g, '')
      .toLowerCase()
      // Many scripts write vowels as marks: without them words would fall apart.
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** In no normalized text: a search for signs alone, such as `%`, finds nothing instead of everything. */
const NOWHERE = '!';

/** The words of a search, at most eight; none for a blank one. */
export function searchWords(text: string): string[] {
  const words = normalizeForSearch(text)
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, MAX_LETTERS).join(''));
  return words.length === 0 && text.trim() !== '' ? [NOWHERE] : words;
}

/** The words of a search without those that say little; all of them if there are no others. */
export function tellingWords(text: string): string[] {
  const words = searchWords(text);
  const telling = words.filter((word) => !COMMON_WORDS.includes(word));
  return telling.length > 0 ? telling : words;
}

/** A word as it is written, and without each ending that a plural may have. */
const basesOf = (word: string): string[] => [
  word,
  word.replace(/(?<=..)ies$/, 'y'),
  word.replace(/(?<=..)s$/, ''),
  word.replace(/(?<=..)es$/, ''),
];

const withPlurals = (word: string): string[] => [` ${word} `, ` ${word}s `, ` ${word.replace(/y$/, 'ie')}s `];

const sameAs = (base: string): string[] =>
  SAME_WORDS.filter((same) => same.includes(base)).flatMap((same) => same.flatMap(withPlurals));

/** How a word may stand in a text: in singular or plural, as two words, or as another word for the same. */
const formsOf = (word: string): string[] =>
  basesOf(word).flatMap((base) => [
    ...withPlurals(base),
    // Between letters, not within those of two code units.
    ...Array.from(
      base.matchAll(/(?<=^..+)(?=..)/gu),
      ({ index }) => ` ${base.slice(0, index)} ${base.slice(index)}`,
    ),
    ...sameAs(base),
  ]);

/**
 * For each word of a search the pattern of a regular expression, for JavaScript and PostgreSQL, which a normalized text
 * with a space before and after it matches.
 */
export type SearchPatterns = readonly string[];

const patternsOf = (
  words: readonly string[],
  alsoOf: (word: string) => string[] = () => [],
): SearchPatterns =>
  words.map((word, i) =>
    [
      ...new Set([
        word,
        ...formsOf(word),
        // Joined with the word before or after it.
        ...[words.slice(Math.max(0, i - 1), i + 1), words.slice(i, i + 2)].flatMap((two) =>
          basesOf(two.join('')).flatMap((base) => [...withPlurals(base), ...sameAs(base)]),
        ),
        ...alsoOf(word),
      ]),
    ].join('|'),
  );

export const searchPatterns = (text: string): SearchPatterns => patternsOf(searchWords(text));

/**
 * For a search that finds nothing: without words that say little, and with the words of `vocabulary` that differ in one
 * letter from one that was typed.
 */
export function loosePatterns(text: string, vocabulary: readonly string[]): SearchPatterns {
  return patternsOf(tellingWords(text), (word) =>
    word.length < MIN_MISTYPED
      ? []
      : vocabulary
          .filter((known) => basesOf(word).some((base) => basesOf(known).some((one) => isNear(base, one))))
          .map((known) => ` ${known} `),
  );
}

const ONE_LETTER = [
  [1, 1],
  [0, 1],
  [1, 0],
] as const;

/** Whether two words differ in one letter that is wrong, missing or too many. */
function isNear(a: string, b: string): boolean {
  if (a === b) return false;
  let same = 0;
  while (a[same] === b[same]) same++;
  return ONE_LETTER.some(([inA, inB]) => a.slice(same + inA) === b.slice(same + inB));
}

/** The words of patterns, to mark them in a text. */
export const wordsIn = (patterns: SearchPatterns): string[] => [
  ...new Set(patterns.flatMap((pattern) => pattern.split('|').map((word) => word.trim()))),
];

export const numberOfMatches = (normalized: string, patterns: SearchPatterns): number =>
  patterns.filter((pattern) => new RegExp(pattern).test(` ${normalized} `)).length;

/** Whether every word of a search is in one of the texts. */
export const containsAllWords = (words: readonly string[], ...texts: readonly string[]): boolean =>
  numberOfMatches(normalizeForSearch(...texts), words) === words.length;

/** The items that a search finds, as the server finds them (`server/db/text-search.ts`). */
export function searchIn<T>(items: readonly T[], text: string, textsOf: (item: T) => readonly string[]): T[] {
  const texts = items.map((item) => normalizeForSearch(...textsOf(item)));
  const find = (patterns: SearchPatterns) =>
    items.filter((_, i) => numberOfMatches(texts[i] as string, patterns) === patterns.length);
  const found = find(searchPatterns(text));
  return found.length > 0 ? found : find(loosePatterns(text, [...new Set(texts.join(' ').split(' '))]));
}
