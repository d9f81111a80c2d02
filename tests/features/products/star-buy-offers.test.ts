import { expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { starBuyOffers, stockLimitLabel } from '../../../src/features/products/star-buy-offers.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';

const expo = (slug: string, showStarbuys = true) => ({ slug, showStarbuys }) as Expo;

it('star buy offers are those of expos that show star buys, in the order of the expos', () => {
  expect(starBuyOffers(bottleCard, [expo('penang'), expo('kl')]).map(({ expo: { slug } }) => slug)).toEqual([
    'kl',
  ]);
  expect(starBuyOffers(bottleCard, [expo('kl', false)])).toEqual([]);
});

it.each([
  [null, 'while stock lasts'],
  [1, '1 piece'],
  [200, '200 pieces'],
])('a limit of %s reads "%s"', (limit, label) => {
  expect(stockLimitLabel({ expoSlug: 'kl', priceSen: 1, limit })).toBe(label);
});
