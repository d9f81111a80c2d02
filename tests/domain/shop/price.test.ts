import { describe, expect, it } from 'vitest';
import { priceFor } from '../../../src/domain/shop/price.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';

const priceExpo = (slug: string, showStarbuys = true) => ({ slug, showStarbuys });

describe('a price', () => {
  it('is the usual one next to the list price', () => {
    expect(priceFor(bottleCard)).toEqual({ currentSen: 7490, originalSen: 8900, savingPercent: 16 });
    expect(priceFor({ ...bottleCard, listPriceSen: null })).toEqual({
      currentSen: 7490,
      originalSen: null,
      savingPercent: 0,
    });
  });

  it('is the star buy of the expo, if any, next to the list price or the usual price', () => {
    expect(priceFor(bottleCard, priceExpo('kl'))).toEqual({
      currentSen: 5990,
      originalSen: 8900,
      savingPercent: 33,
    });
    expect(priceFor({ ...bottleCard, listPriceSen: null }, priceExpo('kl'))).toMatchObject({
      originalSen: 7490,
      savingPercent: 20,
    });
    expect(priceFor(bottleCard, priceExpo('penang'))).toEqual(priceFor(bottleCard));
  });

  it('is the usual one at an expo that does not show its star buys', () => {
    expect(priceFor(bottleCard, priceExpo('kl', false))).toEqual(priceFor(bottleCard));
  });
});
