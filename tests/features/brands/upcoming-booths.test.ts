import { describe, expect, it } from 'vitest';
import type { Expo, ExpoList } from '../../../src/domain/expo/expo.ts';
import { upcomingBooths, upcomingDeals } from '../../../src/features/brands/upcoming-booths.ts';

const TODAY = '2026-11-21';
const expo = (slug: string, fromDate: string, toDate: string, showHighlights = true): Expo => ({
  id: slug,
  name: slug.toUpperCase(),
  slug,
  fromDate,
  toDate,
  showHighlights,
  showStarbuys: false,
  showPreExpoSale: false,
  venue: '',
  tagline: '',
  summary: '',
  picture: '',
  schedule: [],
});
const expoList: ExpoList = {
  upcoming: [
    expo('later', '2027-03-05', '2027-03-07'),
    expo('next', '2026-12-04', '2026-12-06', false),
    expo('running', '2026-11-20', '2026-11-23'),
  ],
  past: [expo('over', '2026-10-01', '2026-10-03')],
};
const booth = (expoSlug: string, booth: string) => ({ expoSlug, hall: 'Hall 1', booth });

describe('the upcoming booths of a brand', () => {
  it('are all booths at running and upcoming expos, soonest first', () => {
    const booths = upcomingBooths(
      [
        booth('later', 'D1'),
        booth('next', 'A1'),
        booth('over', 'B1'),
        booth('running', 'C1'),
        booth('running', 'C2'),
      ],
      expoList,
      TODAY,
    );
    expect(booths.map(({ booth: { booth } }) => booth)).toEqual(['C1', 'C2', 'A1', 'D1']);
  });
});

describe('the upcoming offers of a brand', () => {
  it('are those at running and upcoming expos, then those that are always valid', () => {
    const deal = (title: string, expoSlug: string | null) => ({ title, text: '', expoSlug });
    const deals = upcomingDeals(
      [deal('a', null), deal('e', 'later'), deal('b', 'over'), deal('c', 'next'), deal('d', 'running')],
      expoList,
      TODAY,
    );
    expect(deals.map(({ title, validity }) => [title, validity])).toEqual([
      ['d', 'At RUNNING'],
      ['c', 'At NEXT'],
      ['e', 'At LATER'],
      ['a', 'At every expo'],
    ]);
  });
});
