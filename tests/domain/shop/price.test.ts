import { describe, expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { priceFor, todaysPriceExpo } from '../../../src/domain/shop/price.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';

const priceExpo = (slug: string, showStarbuys = true) => ({ slug, showStarbuys });

it('the expo with today’s prices is on and shows its star buys, and is never one that is still to come', () => {
  const expo = (slug: string, fromDate: string, showStarbuys = true) =>
    ({ id: slug, slug, fromDate, toDate: '2026-11-24', showStarbuys, showHighlights: true }) as Expo;
  const slugAmong = (...upcoming: Expo[]) => todaysPriceExpo({ upcoming, past: [] }, '2026-11-23')?.slug;
  expect(slugAmong(expo('hidden', '2026-11-22', false), expo('kl', '2026-11-23'))).toBe('kl');
  expect(slugAmong(expo('kl', '2026-11-24'))).toBeUndefined();
});

describe('a price', () => {
  it('is the usual one next to the list price', () => {
    expect(priceFor(bottleCard)).toEqual({ currentSen: 7490, originalSen: 8900, savingPercent: 16 });
    expect(priceFor({ ...bottleCard, listPriceSen: null })).toEqual({
      currentSen: 7490,
      originalSen: null,
      savingPercent: 0,
    });
  });

  it('is the star buy of the expo, if any, next to the usual price, whatever the product cost before', () => {
    for (const listPriceSen of [8900, null])
      expect(priceFor({ ...bottleCard, listPriceSen }, priceExpo('kl'))).toEqual({
        currentSen: 5990,
        originalSen: 7490,
        savingPercent: 20,
      });
    expect(priceFor(bottleCard, priceExpo('penang'))).toEqual(priceFor(bottleCard));
  });

  it('is the usual one at an expo that does not show its star buys', () => {
    expect(priceFor(bottleCard, priceExpo('kl', false))).toEqual(priceFor(bottleCard));
  });
});
