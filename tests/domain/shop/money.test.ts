import { describe, expect, it } from 'vitest';
import { formatMoney, moneyText, percentSaved } from '../../../src/domain/shop/money.ts';

describe('an amount in sen', () => {
  it.each([
    [0, 'RM\u00a00.00'],
    [5, 'RM\u00a00.05'],
    [5_990, 'RM\u00a059.90'],
    [129_900, 'RM\u00a01,299.00'],
    [100_000_000, 'RM\u00a01,000,000.00'],
    [-800, '−RM\u00a08.00'],
  ])('of %i reads %s', (sen, text) => {
    expect(formatMoney(sen)).toBe(text);
  });
});

describe('an amount', () => {
  it.each([
    [1_299, { code: 'JPY', decimals: 0, before: '¥', after: '' }, '¥1,299'],
    [0, { code: 'JPY', decimals: 0, before: '¥', after: '' }, '¥0'],
    [59, { code: 'EUR', decimals: 2, before: '', after: '\u00a0€' }, '0.59\u00a0€'],
    [1_234_500, { code: 'KWD', decimals: 3, before: 'KD ', after: '' }, 'KD 1,234.500'],
    [-7, { code: 'KWD', decimals: 3, before: 'KD ', after: '' }, '−KD 0.007'],
  ])('of %i in %o reads %s', (sen, currency, text) => {
    expect(moneyText(sen, currency)).toBe(text);
  });
});

describe('the saving', () => {
  it.each([
    [5_990, 8_900, 33],
    [1_990, 3_200, 38],
    [7_490, 9_900, 24],
    [100, 29_900, 99],
    [0, 29_900, 100],
    [99_800, 100_000, 0],
    [5_000, null, 0],
    [5_000, 5_000, 0],
    [5_000, 4_000, 0],
  ])('of the price %i against %s is %i %%', (price, list, percent) => {
    expect(percentSaved(price, list)).toBe(percent);
  });
});
