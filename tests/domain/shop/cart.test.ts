import { expect, it } from 'vitest';
import { cartTotals } from '../../../src/domain/shop/cart.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';

it('The sum of a cart leaves out what is no longer listed', () => {
  const lines = [
    { product: { ...bottleCard, priceSen: 500 }, quantity: 2, booths: [] },
    { product: { ...bottleCard, isWithdrawn: true }, quantity: 1, booths: [] },
  ];
  expect(cartTotals(lines, [])).toMatchObject({ pieces: 2, totalSen: 1000 });
});
