import type { Expo } from '../../domain/expo/expo.ts';
import type { ExpoShortcut } from '../expo/expo-shortcuts.tsx';

/** Cards that only fill up the last row. */
const fillersOf = ({ venue }: Pick<Expo, 'venue'>): ExpoShortcut[] =>
  venue ? ['directions', 'share'] : ['share'];

type Options = {
  /** Cards that stand before these. */
  before: number;
  hasRewards: boolean;
};

/** Where a visitor goes at an expo. With those before them, an even number of cards: on phones two are side by side. */
export function hubShortcuts(
  expo: Pick<Expo, 'venue' | 'showStarbuys'>,
  { before, hasRewards }: Options,
): ExpoShortcut[] {
  const links: ExpoShortcut[] = [
    'map',
    'exhibitors',
    ...(expo.showStarbuys ? (['star-buys'] as const) : []),
    ...(hasRewards ? (['rewards'] as const) : []),
    // Always there: visitors go back to where they found it.
    'list',
  ];
  const cards = before + links.length;
  // Four cards would be a row too few for the day of a visit.
  const missing = cards % 2 === 1 ? 1 : cards < 6 && expo.venue ? 2 : 0;
  return [...links, ...fillersOf(expo).slice(0, missing)];
}
