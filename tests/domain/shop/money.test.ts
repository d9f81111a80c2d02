import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyShort, percentSaved } from '../../../src/domain/shop/money.ts';

describe('an amount in sen', () => {
  it.each([
    [0, 'RM 0.00'],
    [5, 'RM 0.05'],
    [5_990, 'RM 59.90'],
    [129_900, 'RM 1,299.00'],
    [100_000_000, 'RM 1,000,000.00'],
    [-800, '−RM 8.00'],
  ])('of %i reads %s', (sen, text) => {
    expect(formatMoney(sen)).toBe(text);
  });
});

describe('the saving', () => {
  it.each([
    [5_990, 8_900, 33],
    [1_990, 3_200, 38],
    [7_490, 9_900, 24],
    [5_000, null, 0],
    [5_000, 5_000, 0],
    [5_000, 4_000, 0],
  ])('of the price %i against %s is %i %%', (price, list, percent) => {
    expect(percentSaved(price, list)).toBe(percent);
  });
});

it('Large type leaves out the sen where there are none', () => {
  expect([2000, 1250, 129900].map(formatMoneyShort)).toEqual(['RM 20', 'RM 12.50', 'RM 1,299']);
});
