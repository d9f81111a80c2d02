import { describe, expect, it } from 'vitest';
import type { Expo, ExpoList } from '../../../src/domain/expo/expo.ts';
import type { Reward } from '../../../src/domain/expo/reward.ts';
import {
  expoNamesText,
  exposWithRewards,
  stockText,
  whereText,
} from '../../../src/features/rewards/reward-availability.ts';

describe('the stock of a reward', () => {
  it('is shown as a number, as low, or as gone', () => {
    expect([stockText(2_000), stockText(50), stockText(0)]).toEqual([
      '2,000 available',
      'Only 50 left',
      'All gone',
    ]);
  });
});

describe('expos with rewards', () => {
  const expo = (slug: string, fromDate: string, toDate: string, showHighlights = true) =>
    ({ id: slug, slug, name: slug, fromDate, toDate, showHighlights }) as Expo;
  const expoList: ExpoList = {
    upcoming: [
      expo('later', '2027-03-05', '2027-03-07'),
      expo('next', '2026-12-04', '2026-12-06', false),
      expo('running', '2026-11-20', '2026-11-22'),
    ],
    past: [expo('over', '2026-08-01', '2026-08-02')],
  };
  const reward = (...slugs: string[]) =>
    ({ availability: slugs.map((expoSlug) => ({ expoSlug, stock: 1, collectAt: '' })) }) as unknown as Reward;

  it('are the running and upcoming ones, each with its number of rewards', () => {
    const rewards = [reward('running', 'over'), reward('later', 'running', 'next')];
    const expos = exposWithRewards(rewards, expoList, '2026-11-21');
    expect(expos.map(({ expo: { slug }, count }) => [slug, count])).toEqual([
      ['running', 2],
      ['next', 1],
      ['later', 1],
    ]);
  });

  it('are none where there is no reward or no list', () => {
    expect(exposWithRewards([reward('over')], expoList, '2026-11-21')).toEqual([]);
    expect(exposWithRewards([reward('running')], undefined, '2026-11-21')).toEqual([]);
  });

  it('are named where some of a reward are left, and else all are gone', () => {
    const expos = exposWithRewards([reward('running', 'next')], expoList, '2026-11-21');
    const at = (...stocks: [expoSlug: string, stock: number][]) =>
      whereText(
        { availability: stocks.map(([expoSlug, stock]) => ({ expoSlug, stock, collectAt: '' })) } as Reward,
        expos,
      );
    expect([at(['running', 0], ['next', 1]), at(['running', 0], ['next', 0]), at(['over', 9])]).toEqual([
      'At next',
      'All gone',
      '',
    ]);
  });

  it('are listed as the first and a number', () => {
    expect([
      expoNamesText([]),
      expoNamesText(['A']),
      expoNamesText(['A', 'B']),
      expoNamesText(['A', 'B', 'C']),
    ]).toEqual(['', 'At A', 'At A and 1\u00a0more\u00a0expo', 'At A and 2\u00a0more\u00a0expos']);
  });
});
