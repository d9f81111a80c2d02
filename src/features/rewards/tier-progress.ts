import { type Reward, type Tier, tierFor } from '../../domain/expo/reward.ts';

/** The points that are missing for a cost; 0 when there are enough. */
export const pointsMissing = (cost: number, points: number) => Math.max(0, cost - points);

type TierProgress = { tier: Tier | null; next: Tier | null; pointsToNext: number; fraction: number };

/** The reached tier, the next one, the points to it, and the done fraction (0 to 1) of the way between both. */
export function tierProgress(tiers: readonly Tier[], points: number): TierProgress {
  const tier = tierFor(tiers, points);
  const [next = null] = tiers
    .filter(({ fromPoints }) => fromPoints > points)
    .toSorted((a, b) => a.fromPoints - b.fromPoints);
  if (!next) return { tier, next, pointsToNext: 0, fraction: 1 };
  const tierStart = tier?.fromPoints ?? 0;
  return {
    tier,
    next,
    pointsToNext: next.fromPoints - points,
    fraction: Math.max(0, points - tierStart) / (next.fromPoints - tierStart),
  };
}

/** The cheapest reward that costs more than there are points; with points for all of them, the dearest. */
export function nextReward(rewards: readonly Reward[], points: number): Reward | undefined {
  const cheapestFirst = rewards.toSorted((a, b) => a.pointsCost - b.pointsCost);
  return cheapestFirst.find(({ pointsCost }) => pointsCost > points) ?? cheapestFirst.at(-1);
}

/**
 * The dearest rewards that there are enough points for, at most so many, the cheapest of them first as in all lists.
 */
export const dearestWithin = (rewards: readonly Reward[], points: number, limit: number): Reward[] =>
  rewards
    .filter(({ pointsCost }) => pointsCost <= points)
    .toSorted((a, b) => a.pointsCost - b.pointsCost)
    .slice(-limit);

/** What a tier brings beyond the one before it: "Everything Sprout has" is not new to who has Sprout. */
export const newPerks = (tier: Tier, before: Tier | null): string[] =>
  tier.perks.filter(
    (perk) =>
      !before ||
      !(before.perks.includes(perk) || (/^everything\b/i.test(perk) && perk.includes(before.name))),
  );

export const cheapest = (rewards: readonly Reward[], limit: number): Reward[] =>
  rewards.toSorted((a, b) => a.pointsCost - b.pointsCost).slice(0, limit);
