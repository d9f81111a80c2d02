import { contrast } from './colour.ts';
import { type Palette, TEXT_RATIO, type Themed, type Token, WHITE } from './palette.ts';

type Side = Token | 'white';
type Pair = { text: Side; ground: Side; ratio: number };
const on = (grounds: readonly Side[], text: Side, ratio = TEXT_RATIO): Pair[] =>
  grounds.map((ground) => ({ text, ground, ratio }));
const SOFT_GROUNDS: Token[] = ['accent-soft', 'second-soft', 'accent-pale', 'second-pale', 'ink-pale'];

/** What stands on what. Signs and lines need less contrast than text. */
const PAIRS: readonly Pair[] = [
  ...on(['page', 'card', ...SOFT_GROUNDS], 'ink'),
  ...on(['page', 'card', ...SOFT_GROUNDS], 'ink-soft'),
  ...on(['ink'], 'on-ink'),
  ...on(['accent', 'accent-hill'], 'on-accent'),
  ...on(['accent-button'], 'on-accent-button'),
  ...on(['action'], 'on-action'),
  ...on(['second-soft', 'page', 'card'], 'second-text'),
  ...on(['page', 'card'], 'second', 3),
  ...on(['page', 'card', 'accent-pale'], 'alert-text'),
  ...on(['page', 'card'], 'alert', 3),
  ...on(['page', 'card'], 'focus', 3),
  ...on(['dark', 'bar', 'dark-page', 'badge'], 'white'),
  ...on(['white'], 'dark-soft'),
];

export type WeakPair = Pair & { theme: 'light' | 'dark'; colours: Themed; found: number };

/** The pairs that people with weak sight could not tell apart (WCAG 2, level AA). */
export function weakPairs(palette: Palette): WeakPair[] {
  const colour = (side: Side, theme: 0 | 1) => (side === 'white' ? WHITE : palette[side][theme]);
  return PAIRS.flatMap((pair) =>
    ([0, 1] as const).flatMap((theme) => {
      const colours: Themed = [colour(pair.text, theme), colour(pair.ground, theme)];
      const found = contrast(...colours);
      return found >= pair.ratio ? [] : { ...pair, theme: theme === 0 ? 'light' : 'dark', colours, found };
    }),
  );
}
