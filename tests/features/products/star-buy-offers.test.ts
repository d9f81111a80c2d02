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
  [null, null],
  [1, '1 at this price'],
  [200, '200 at this price'],
])('a limit of %s reads %j', (limit, label) => {
  expect(stockLimitLabel({ expoSlug: 'kl', priceSen: 1, limit })).toBe(label);
});
