import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reward, Tier } from '../../../src/domain/expo/reward.ts';
import {
  dearestWithin,
  newPerks,
  nextReward,
  pointsMissing,
  tierProgress,
} from '../../../src/features/rewards/tier-progress.ts';

const tier = (slug: string, fromPoints: number): Tier => ({
  slug,
  name: slug,
  fromPoints,
  perks: [],
  picture: '',
});
const tiers = [tier('sprout', 5_000), tier('seedling', 0), tier('blossom', 15_000)];

describe('points for a reward', () => {
  it('are enough from its cost on', () => {
    expect(pointsMissing(800, 800)).toBe(0);
    expect(pointsMissing(800, 12_480)).toBe(0);
    expect(pointsMissing(800, 799)).toBe(1);
  });
});

describe('the tier progress of a visitor', () => {
  it('has the reached tier, the next one, the missing points and the fraction done', () => {
    const { tier: reached, next, pointsToNext, fraction } = tierProgress(tiers, 12_500);
    expect([reached?.slug, next?.slug, pointsToNext, fraction]).toEqual(['sprout', 'blossom', 2_500, 0.75]);
  });

  it('has no next tier at the highest one', () => {
    const { tier: reached, next, pointsToNext } = tierProgress(tiers, 15_000);
    expect([reached?.slug, next, pointsToNext]).toEqual(['blossom', null, 0]);
  });

  it('has no reached tier below the lowest one', () => {
    const { tier: reached, next, pointsToNext, fraction } = tierProgress([tier('sprout', 5_000)], -20);
    expect([reached, next?.slug, pointsToNext, fraction]).toEqual([null, 'sprout', 5_020, 0]);
  });

  it('reaches the next tier with exactly the missing points', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (points) => {
        const { next, pointsToNext, fraction } = tierProgress(tiers, points);
        expect(fraction >= 0 && fraction <= 1).toBe(true);
        if (!next) return;
        expect(tierProgress(tiers, points + pointsToNext).tier).toBe(next);
        expect(tierProgress(tiers, points + pointsToNext - 1).tier).not.toBe(next);
      }),
    );
  });
});

it('The next reward is the cheapest that is still missing points, or the dearest of all', () => {
  const rewards = [{ pointsCost: 1200 }, { pointsCost: 300 }, { pointsCost: 800 }] as Reward[];
  const costs = [0, 300, 900, 5000].map((points) => nextReward(rewards, points)?.pointsCost);
  expect(costs).toEqual([300, 800, 1200, 1200]);
  expect(nextReward([], 100)).toBeUndefined();
});

it('The rewards within reach are those with enough points, of too many the dearest, the cheapest first', () => {
  const rewards = [{ pointsCost: 1200 }, { pointsCost: 300 }, { pointsCost: 800 }] as Reward[];
  const costs = (points: number, limit: number) =>
    dearestWithin(rewards, points, limit).map(({ pointsCost }) => pointsCost);
  expect(costs(800, 5)).toEqual([300, 800]);
  expect(costs(5000, 2)).toEqual([800, 1200]);
  expect(costs(299, 5)).toEqual([]);
});

it('What a tier brings are all its perks that the tier before it does not have', () => {
  const tier = (...perks: string[]) => ({ name: 'Sprout', perks }) as unknown as Tier;
  const now = tier('Points', 'Everything Sprout has', 'A Sprout bag', 'A coffee', 'A seat', 'Parking');
  expect(newPerks(now, tier('Points', 'Parking'))).toEqual(['A Sprout bag', 'A coffee', 'A seat']);
  expect(newPerks(tier('Points'), null)).toEqual(['Points']);
  expect(newPerks(tier('Points'), tier('Points'))).toEqual([]);
});
