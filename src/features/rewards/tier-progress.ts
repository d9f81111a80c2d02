import { type Tier, tierFor } from '../../domain/expo/reward.ts';

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
