import { describe, expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import {
  starBuyBooth,
  starBuyNote,
  starBuyOffers,
  stockLimitLabel,
} from '../../../src/features/products/star-buy-offers.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';

const expo = (slug: string, showStarbuys = true) => ({ slug, showStarbuys }) as Expo;

it('star buy offers are those of expos that show star buys, in the order of the expos', () => {
  expect(starBuyOffers(bottleCard, [expo('penang'), expo('kl')]).map(({ expo: { slug } }) => slug)).toEqual([
    'kl',
  ]);
  expect(starBuyOffers(bottleCard, [expo('kl', false)])).toEqual([]);
});

describe('The note on the picture of a card', () => {
  const at = (slug: string, fromDate: string, toDate: string) =>
    starBuyOffers({ ...bottleCard, starBuys: [{ expoSlug: slug, priceSen: 82_900, limit: null }] }, [
      { ...expo(slug), fromDate, toDate },
    ]);
  const today = '2026-11-23';
  it.each([
    ['a star buy of a running expo', 'kl', 'Star buy until 25 Nov', '2026-11-22', '2026-11-25'],
    ['a star buy of its last day', 'kl', 'Star buy today', '2026-11-22', '2026-11-23'],
    ['a star buy of the next expo', 'kl', 'Star buy, 6 - 8 Dec', '2026-12-06', '2026-12-08'],
    ['a later one', 'penang', 'RM 829.00 from 6 Dec', '2026-12-06', '2026-12-08'],
    ['another one of a running expo', 'penang', 'RM 829.00 until 25 Nov', '2026-11-22', '2026-11-25'],
  ])('tells when %s holds', (_, leadSlug, text, from, to) => {
    expect(starBuyNote(at('kl', from, to), leadSlug, today)?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('is left out without a star buy', () => {
    expect(starBuyNote([], 'kl', today)).toBeNull();
  });
});

it.each([
  [null, null],
  [1, 'Only 1 at this price'],
  [200, 'Only 200 at this price'],
])('a limit of %s reads %j', (limit, label) => {
  expect(stockLimitLabel({ expoSlug: 'kl', priceSen: 1, limit })).toBe(label);
});

it.each([
  ['no booth', [], null],
  ['one booth', ['B14'], 'Hall 1\u00a0· Booth B14'],
  ['three booths', ['B14', 'B15', 'C2'], 'Hall 1\u00a0· Booth B14 and 2 more'],
])('a star buy of a brand with %s is found there', (_, codes, text) => {
  const booths = codes.map((booth) => ({ hall: 'Hall 1', booth }));
  expect(starBuyBooth({ expoSlug: 'kl', priceSen: 1, limit: null, booths })).toBe(text);
});
