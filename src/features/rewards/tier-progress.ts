import { currentAndUpcomingExpos, type Expo, type ExpoList } from '../../domain/expo/expo.ts';
import { type Reward, type Tier, tierFor } from '../../domain/expo/reward.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import type { Day } from '../../domain/time/dates.ts';

/** How many points are missing for something; 0 when there are enough. */
export const pointsMissing = (cost: number, points: number) => Math.max(0, cost - points);

export type TierProgress = { tier: Tier | null; next: Tier | null; pointsToNext: number; fraction: number };

/** Where somebody stands: their tier, the one above it, how many points lie between, and the share of the way done. */
export function tierProgress(tiers: readonly Tier[], points: number): TierProgress {
  const tier = tierFor(tiers, points);
  const [next = null] = tiers
    .filter(({ fromPoints }) => fromPoints > points)
    .toSorted((a, b) => a.fromPoints - b.fromPoints);
  if (!next) return { tier, next, pointsToNext: 0, fraction: 1 };
  const from = tier?.fromPoints ?? 0;
  return {
    tier,
    next,
    pointsToNext: next.fromPoints - points,
    fraction: Math.max(0, points - from) / (next.fromPoints - from),
  };
}

const FEW = 50;

/** What is left of a reward at one expo. */
export function stockText(stock: number): string {
  if (stock <= 0) return 'All gone';
  return stock <= FEW ? `Only ${stock} there` : `${formatCount(stock)} there`;
}

export type ExpoWithRewards = { expo: Expo; count: number };

/** Expos that are on or ahead and have rewards, the next one first. */
export function exposWithRewards(
  rewards: readonly Reward[],
  list: ExpoList | undefined,
  today: Day,
): ExpoWithRewards[] {
  if (!list) return [];
  return currentAndUpcomingExpos(list, today)
    .map((expo) => ({
      expo,
      count: rewards.filter(({ availability }) => availability.some((at) => at.expoSlug === expo.slug))
        .length,
    }))
    .filter(({ count }) => count > 0);
}

/** `At A`, `At A and B`, `At A and 2 more`; empty for nowhere. */
export function expoNamesText([first, second, ...others]: readonly string[]): string {
  if (!first) return '';
  if (!second) return `At ${first}`;
  return others.length === 0 ? `At ${first} and ${second}` : `At ${first} and ${others.length + 1} more`;
}
