import { describe, expect, it } from 'vitest';
import type { Expo, ExpoList } from '../../../src/domain/expo/expo.ts';
import { brandFilterParams } from '../../../src/features/brands/brand-filter.ts';
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
const list: ExpoList = {
  upcoming: [
    expo('later', '2027-03-05', '2027-03-07'),
    expo('next', '2026-12-04', '2026-12-06', false),
    expo('now', '2026-11-20', '2026-11-23'),
  ],
  past: [expo('over', '2026-10-01', '2026-10-03')],
};
const at = (expoSlug: string, booth: string) => ({ expoSlug, hall: 'Hall 1', booth });

describe('a filter in the address', () => {
  const filter = (query: string) => brandFilterParams.parse(new URLSearchParams(query));

  it('is category, letter and words', () => {
    expect(filter('category=Play&letter=B&text=+wood+')).toEqual({
      category: 'Play',
      letter: 'B',
      text: 'wood',
    });
  });

  it('leaves out what nobody could have chosen', () => {
    expect(filter('category=Weapons&letter=bb&text=+&other=1')).toEqual({});
    expect(filter(`text=${'x'.repeat(500)}`).text).toHaveLength(80);
    expect(filter('text=a%00b')).toEqual({ text: 'ab' });
  });
});

describe('where a brand can be met', () => {
  it('is at expos that are not over, soonest first, at every booth', () => {
    const stands = upcomingBooths(
      [at('later', 'D1'), at('next', 'A1'), at('over', 'B1'), at('now', 'C1'), at('now', 'C2')],
      list,
      TODAY,
    );
    expect(stands.map(({ booth }) => booth.booth)).toEqual(['C1', 'C2', 'A1', 'D1']);
  });
});

describe('offers', () => {
  it('are those of expos ahead, then those that always hold', () => {
    const deal = (title: string, expoSlug: string | null) => ({ title, text: '', expoSlug });
    const deals = upcomingDeals(
      [deal('a', null), deal('e', 'later'), deal('b', 'over'), deal('c', 'next'), deal('d', 'now')],
      list,
      TODAY,
    );
    expect(deals.map(({ title, validity }) => [title, validity])).toEqual([
      ['d', 'At NOW'],
      ['c', 'At NEXT'],
      ['e', 'At LATER'],
      ['a', 'Always'],
    ]);
  });
});
