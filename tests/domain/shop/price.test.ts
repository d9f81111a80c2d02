import { describe, expect, it } from 'vitest';
import { priceFor } from '../../../src/domain/shop/price.ts';
import { bottle } from '../../support/bottle.ts';

const at = (slug: string, showStarbuys = true) => ({ slug, showStarbuys });

describe('a price', () => {
  it('is the usual one against the list price', () => {
    expect(priceFor(bottle)).toEqual({ currentSen: 7490, originalSen: 8900, savingPercent: 16 });
    expect(priceFor({ ...bottle, listPriceSen: null })).toEqual({
      currentSen: 7490,
      originalSen: null,
      savingPercent: 0,
    });
  });

  it('is the expo’s own where it has one, against the list price or else the usual one', () => {
    expect(priceFor(bottle, at('kl'))).toEqual({ currentSen: 5990, originalSen: 8900, savingPercent: 33 });
    expect(priceFor({ ...bottle, listPriceSen: null }, at('kl'))).toMatchObject({
      originalSen: 7490,
      savingPercent: 20,
    });
    expect(priceFor(bottle, at('penang'))).toEqual(priceFor(bottle));
  });

  it('is the usual one at an expo that does not show its star buys', () => {
    expect(priceFor(bottle, at('kl', false))).toEqual(priceFor(bottle));
  });
});
