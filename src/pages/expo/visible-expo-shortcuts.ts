// @script browse

import { type ExpoDetail, expoPhase } from '../../domain/expo/expo.ts';
import { isListed } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import type { Flags } from '../../domain/visitor/flags.ts';
import type { ExpoShortcut } from './expo-shortcuts.tsx';

/**
 * Where the page of an expo leads. Before the organiser shows the expo, only those of map, exhibitors and rewards that
 * are known.
 */
export function visibleExpoShortcuts(expo: ExpoDetail, today: Day, flags?: Flags): ExpoShortcut[] {
  const isOver = expoPhase(expo, today) === 'past';
  const isShown = expo.showHighlights || expo.programme.length > 0;
  const hasMap = isShown || expo.hasBooths === true;
  const links: (ExpoShortcut | false)[] = [
    hasMap && 'map',
    hasMap && 'exhibitors',
    !isOver && expo.showStarbuys && 'star-buys',
    !isOver && (isShown || expo.hasRewards === true) && isListed(flags, paths.rewards) && 'rewards',
    !isOver && 'list',
    !isOver && Boolean(expo.venue || expo.address) && 'directions',
    !isOver && expo.schedule.length > 0 && 'calendar',
    'share',
  ];
  return links.filter((link) => link !== false);
}
