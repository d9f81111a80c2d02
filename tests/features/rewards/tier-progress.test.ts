import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expo, ExpoList } from '../../../src/domain/expo/expo.ts';
import type { Reward, Tier } from '../../../src/domain/expo/reward.ts';
import {
  expoNamesText,
  exposWithRewards,
  pointsMissing,
  stockText,
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
  it('are enough when there are as many as it costs', () => {
    expect(pointsMissing(800, 800)).toBe(0);
    expect(pointsMissing(800, 12_480)).toBe(0);
    expect(pointsMissing(800, 799)).toBe(1);
  });
});

describe('where somebody stands', () => {
  it('is their tier, the next one, and the way between', () => {
    const { tier: own, next, pointsToNext, fraction } = tierProgress(tiers, 12_500);
    expect([own?.slug, next?.slug, pointsToNext, fraction]).toEqual(['sprout', 'blossom', 2_500, 0.75]);
  });

  it('has nothing above the highest tier', () => {
    const { tier: own, next, pointsToNext } = tierProgress(tiers, 15_000);
    expect([own?.slug, next, pointsToNext]).toEqual(['blossom', null, 0]);
  });

  it('may be below the lowest tier', () => {
    const { tier: own, next, pointsToNext, fraction } = tierProgress([tier('sprout', 5_000)], -20);
    expect([own, next?.slug, pointsToNext, fraction]).toEqual([null, 'sprout', 5_020, 0]);
  });

  it('moves up exactly when the missing points come', () => {
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

describe('stock', () => {
  it('is said as it is', () => {
    expect([stockText(2_000), stockText(50), stockText(0)]).toEqual([
      '2,000 there',
      'Only 50 there',
      'All gone',
    ]);
  });
});

describe('expos with rewards', () => {
  const expo = (slug: string, fromDate: string, toDate: string, showHighlights = true) =>
    ({ id: slug, slug, name: slug, fromDate, toDate, showHighlights }) as Expo;
  const list: ExpoList = {
    upcoming: [
      expo('later', '2027-03-05', '2027-03-07'),
      expo('next', '2026-12-04', '2026-12-06', false),
      expo('now', '2026-11-20', '2026-11-22'),
    ],
    past: [expo('over', '2026-08-01', '2026-08-02')],
  };
  const reward = (...slugs: string[]) =>
    ({ availability: slugs.map((expoSlug) => ({ expoSlug, stock: 1, collectAt: '' })) }) as unknown as Reward;

  it('are those that are on or ahead, with how many they have', () => {
    const found = exposWithRewards(
      [reward('now', 'over'), reward('later', 'now', 'next')],
      list,
      '2026-11-21',
    );
    expect(found.map(({ expo: { slug }, count }) => [slug, count])).toEqual([
      ['now', 2],
      ['next', 1],
      ['later', 1],
    ]);
  });

  it('are none where there is no reward or no list', () => {
    expect(exposWithRewards([reward('over')], list, '2026-11-21')).toEqual([]);
    expect(exposWithRewards([reward('now')], undefined, '2026-11-21')).toEqual([]);
  });

  it('are named, two at the most', () => {
    expect([
      expoNamesText([]),
      expoNamesText(['A']),
      expoNamesText(['A', 'B']),
      expoNamesText(['A', 'B', 'C']),
    ]).toEqual(['', 'At A', 'At A and B', 'At A and 2 more']);
  });
});
