import { expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo.ts';
import type { ProductCard } from '../../../src/domain/product.ts';
import { limitLabel, offersAt } from '../../../src/features/catalog/prices.ts';

const bottle: ProductCard = {
  slug: 'bottle',
  name: 'Bottle',
  brand: { slug: 'b', name: 'B' },
  category: 'Feeding',
  priceSen: 7490,
  listPriceSen: 8900,
  ageMonths: null,
  picture: 'product-bottle',
  starBuys: [{ expoSlug: 'kl', priceSen: 5990, limit: 200 }],
};
const expo = (slug: string, showStarbuys = true) => ({ slug, showStarbuys }) as Expo;

it('star buys are those of expos that show them, in the order of the expos', () => {
  expect(offersAt(bottle, [expo('penang'), expo('kl')]).map(({ expo: { slug } }) => slug)).toEqual(['kl']);
  expect(offersAt(bottle, [expo('kl', false)])).toEqual([]);
});

it.each([
  [null, 'while stock lasts'],
  [1, '1 piece'],
  [200, '200 pieces'],
])('a limit of %s reads "%s"', (limit, label) => {
  expect(limitLabel({ expoSlug: 'kl', priceSen: 1, limit })).toBe(label);
});
