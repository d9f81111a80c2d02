import { currentAndUpcomingExpos, type Expo, type ExpoList } from '../../domain/expo/expo.ts';
import type { Reward } from '../../domain/expo/reward.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import type { Day } from '../../domain/time/dates.ts';

const LOW_STOCK = 50;

/** How many of a reward are left at one expo. */
export function stockText(stock: number): string {
  if (stock <= 0) return 'All gone';
  return stock <= LOW_STOCK ? `Only ${stock} left` : `${formatCount(stock)} available`;
}

export type ExpoWithRewards = { expo: Expo; count: number };

/** Running and upcoming expos that have rewards, soonest first, each with their number. */
export function exposWithRewards(
  rewards: readonly Reward[],
  expoList: ExpoList | undefined,
  today: Day,
): ExpoWithRewards[] {
  if (!expoList) return [];
  return currentAndUpcomingExpos(expoList, today)
    .map((expo) => ({ expo, count: rewards.filter((reward) => isAvailableAt(reward, expo)).length }))
    .filter(({ count }) => count > 0);
}

const isAvailableAt = ({ availability }: Reward, { slug }: Expo) =>
  availability.some(({ expoSlug }) => expoSlug === slug);

/** The expos that have some of a reward left, or else that all are gone; empty where it is at none of them. */
export function whereText({ availability }: Reward, expos: readonly ExpoWithRewards[]): string {
  const stockOf = ({ slug }: Expo) => availability.find(({ expoSlug }) => expoSlug === slug)?.stock;
  const places = expos.map(({ expo }) => ({ name: expo.name, stock: stockOf(expo) }));
  const left = places.filter(({ stock }) => stock && stock > 0).map(({ name }) => name);
  return left.length === 0 && places.some(({ stock }) => stock !== undefined)
    ? stockText(0)
    : expoNamesText(left);
}

/** `At A`, `At A and 2 more expos`; empty without names. */
export function expoNamesText([first, ...others]: readonly string[]): string {
  if (!first) return '';
  if (others.length === 0) return `At ${first}`;
  return `At ${first} and ${others.length}\u00a0more\u00a0${others.length === 1 ? 'expo' : 'expos'}`;
}
