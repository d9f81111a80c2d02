import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, inOrderOfBooths, MAX_QUANTITY, quantityAfter } from '../../../src/domain/shop/cart.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';

it('The sum of a cart leaves out what is no longer listed', () => {
  const lines = [
    { product: { ...bottleCard, priceSen: 500 }, quantity: 2, booths: [] },
    { product: { ...bottleCard, isWithdrawn: true }, quantity: 1, booths: [] },
  ];
  expect(cartTotals(lines, [])).toMatchObject({ pieces: 2, totalSen: 1000 });
});

it('The lines of a cart are in the order of their booths, expo after expo, and without booth last', () => {
  const expo = (slug: string) => ({ slug, showStarbuys: false });
  const lines = [
    ['nowhere'],
    ['penang A1', 'penang', 'Arena', 'A1'],
    ['hall 10', 'kl', 'Hall 10', 'A1'],
    ['B12', 'kl', 'Hall 2', 'B12'],
    ['B2', 'kl', 'Hall 2', 'B2'],
  ].map(([name = '', expoSlug = '', hall = '', booth = '']) => ({
    name,
    booths: hall ? [{ expoSlug, hall, booth, isOffPlan: false }] : [],
  }));
  const names = inOrderOfBooths(lines, [expo('kl'), expo('penang')]).map(({ name }) => name);
  expect(names).toEqual(['B2', 'B12', 'hall 10', 'penang A1', 'nowhere']);
});

describe('The quantity after a change', () => {
  const quantity = fc.nat(MAX_QUANTITY);
  const some = fc.integer({ min: 1, max: MAX_QUANTITY });

  it('is what the phone showed, if that phone was the only one', () => {
    fc.assert(
      fc.property(quantity, quantity, (was, next) => {
        expect(quantityAfter(was, { quantity: next, was })).toBe(next);
      }),
    );
  });

  it('is 0 after a removal, whatever was there', () => {
    fc.assert(
      fc.property(quantity, quantity, (before, was) => {
        expect(quantityAfter(before, { quantity: 0, was })).toBe(0);
      }),
    );
  });

  it('is the larger of both if this phone did not have the product in its cart', () => {
    fc.assert(
      fc.property(quantity, some, (before, next) => {
        expect(quantityAfter(before, { quantity: next, was: 0 })).toBe(Math.max(before, next));
      }),
    );
  });

  it('adds the steps of two phones in either order, and a step never removes the product', () => {
    const step = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 80 }),
        fc.array(step, { maxLength: 2, minLength: 2 }),
        (was, steps) => {
          const apply = (before: number, by: number) => quantityAfter(before, { quantity: was + by, was });
          expect(steps.reduce(apply, was)).toBe(was + steps.reduce((sum, by) => sum + by, 0));
          expect(steps.toReversed().reduce(apply, was)).toBe(steps.reduce(apply, was));
        },
      ),
    );
    fc.assert(
      fc.property(some, some, some, (before, was, next) => {
        const after = quantityAfter(before, { quantity: next, was });
        expect(after).toBeGreaterThanOrEqual(1);
        expect(after).toBeLessThanOrEqual(MAX_QUANTITY);
      }),
    );
  });

  it('stays 0 where the other phone has removed it and this one takes one off', () => {
    expect(quantityAfter(0, { quantity: 1, was: 2 })).toBe(0);
  });
});
