import { errorAt, type Problem } from '../problem.ts';
import { contrast } from './colour.ts';
import { type BaseColours, BLACK, type Palette, type Token, WHITE } from './palette.ts';
import { type WeakPair, weakPairs } from './weak-pairs.ts';

/** What a colour is in words, and the colour that an organiser names and from which it follows. */
const WORDS: Readonly<Record<Token | 'white', [words: string, base?: keyof BaseColours]>> = {
  ink: ['the text colour', 'text'],
  'ink-soft': ['quieter text', 'text'],
  'on-ink': ['text'],
  page: ['the page', 'page'],
  card: ['a card', 'page'],
  line: ['lines', 'page'],
  accent: ['the accent', 'accent'],
  'accent-hill': ['the hill in the accent', 'accent'],
  'on-accent': ['text'],
  'accent-button': ['a button on the accent', 'accent'],
  'on-accent-button': ['text'],
  'accent-soft': ['the soft accent', 'accent'],
  action: ['a button', 'accent'],
  'on-action': ['text'],
  second: ['signs', 'second'],
  'second-soft': ['the soft second colour', 'second'],
  'second-text': ['text of the second colour', 'second'],
  'accent-pale': ['the lighter soft accent', 'accent'],
  'second-pale': ['the lighter soft second colour', 'second'],
  'ink-pale': ['the soft text colour', 'text'],
  alert: ['warning signs'],
  'alert-text': ['warnings'],
  badge: ['a badge'],
  focus: ['the focus ring'],
  dark: ['dark areas', 'text'],
  'dark-soft': ['quieter text on white', 'text'],
  'dark-page': ['the darkest areas', 'text'],
  'light-page': ['the light page', 'page'],
  bar: ['the dark bar', 'text'],
  white: ['white'],
};

/**
 * A sentence for each colour that is to change, about its weakest pair: one weak colour makes a dozen pairs weak.
 * `named`: tokens of brand.json.
 */
export function weakColours(file: string, palette: Palette, named: ReadonlySet<string>): Problem[] {
  const byField = new Map<string, WeakPair[]>();
  for (const pair of weakPairs(palette)) {
    const field = fieldOf(pair, named);
    byField.set(field, [...(byField.get(field) ?? []), pair]);
  }
  const sentence = (field: string, pairs: readonly WeakPair[]) => {
    const weakest = pairs.reduce((a, b) => (b.found / b.ratio < a.found / a.ratio ? b : a));
    return errorAt({ file, field: `colours.${field}` }, sentenceAbout(weakest));
  };
  // Half of all colours follow from the text and the page: what is said of the others would be for nothing.
  const ofText = byField.get('text');
  if (ofText) return [sentence(isTextWeaker(palette) ? 'text' : 'page', ofText)];
  return [...byField].map(([field, pairs]) => sentence(field, pairs));
}

/** Whether the text is less dark than the page is light. */
const isTextWeaker = ({ ink: [text], page: [page] }: Palette) =>
  contrast(text, WHITE) < contrast(page, BLACK);

function sentenceAbout({ text, ground, colours, found, ratio, theme }: WeakPair): string {
  const pair = `${WORDS[text][0]} (${colours[0]}) on ${WORDS[ground][0]} (${colours[1]})`;
  const figure = (Math.floor(found * 10) / 10).toFixed(1);
  return `${pair} has a contrast of ${figure} in the ${theme} theme. It has to be ${ratio} or more: choose a lighter or a darker one.`;
}

/** The colour itself where it is named, else the one from which it follows. */
const fieldOf = ({ text, ground }: WeakPair, named: ReadonlySet<string>): string =>
  [text, ground].find((side) => named.has(side)) ?? WORDS[text][1] ?? WORDS[ground][1] ?? text;
