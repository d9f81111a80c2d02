import { expect, it } from 'vitest';
import { parsePriceRange, priceChoices } from '../../../src/features/products/price-range.ts';

it.each([
  ['40-60', { minPriceSen: 4000, maxPriceSen: 6000 }],
  ['-40', { maxPriceSen: 4000 }],
  ['500-', { minPriceSen: 50_000 }],
  ['60-60', { minPriceSen: 6000, maxPriceSen: 6000 }],
  // As much as the database stores.
  ['999999999-', { minPriceSen: 2_147_483_647 }],
  ['60-40', undefined],
  ['-', undefined],
  ['', undefined],
  ['39.90-', undefined],
  ['cheap', undefined],
])('The price %j of an address is the range %j', (text, range) => {
  expect(parsePriceRange(text)).toEqual(range);
});

it('The choices are the ranges between the steps', () => {
  expect(priceChoices([4000, 6000], undefined)).toEqual([
    { value: '-40', label: 'Up to RM\u00a040.00' },
    { value: '40-60', label: 'RM\u00a040.00 to RM\u00a060.00' },
    { value: '60-', label: 'RM\u00a060.00 or more' },
  ]);
});

it('A range in the address that differs from all of these is a choice, too', () => {
  expect(priceChoices([4000], '40-').map(({ value }) => value)).toEqual(['-40', '40-']);
  expect(priceChoices([4000], '15-25').at(-1)).toEqual({
    value: '15-25',
    label: 'RM\u00a015.00 to RM\u00a025.00',
  });
});

it('A server that names no steps offers no choice', () => {
  expect(priceChoices([], undefined)).toEqual([]);
  expect(priceChoices([], '-40')).toEqual([{ value: '-40', label: 'Up to RM\u00a040.00' }]);
});
