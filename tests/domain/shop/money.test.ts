import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../../../src/domain/content/article.ts';
import { formatRinggit, percentSaved } from '../../../src/domain/shop/money.ts';

describe('a sum in sen', () => {
  it.each([
    [0, 'RM 0.00'],
    [5, 'RM 0.05'],
    [5_990, 'RM 59.90'],
    [129_900, 'RM 1,299.00'],
    [100_000_000, 'RM 1,000,000.00'],
    [-800, '−RM 8.00'],
  ])('of %i reads %s', (sen, text) => {
    expect(formatRinggit(sen)).toBe(text);
  });
});

describe('what somebody saves', () => {
  it.each([
    [5_990, 8_900, 33],
    [1_990, 3_200, 38],
    [7_490, 9_900, 24],
    [5_000, null, 0],
    [5_000, 5_000, 0],
    [5_000, 4_000, 0],
  ])('paying %i instead of %s is %i %%', (price, list, percent) => {
    expect(percentSaved(price, list)).toBe(percent);
  });
});

describe('how long an article takes', () => {
  it('is a whole number of minutes, one at the least', () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    expect([1, 200, 299, 300, 900].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 1, 2, 5]);
    expect(readingMinutes('')).toBe(1);
  });

  it('does not count what is between the brackets of a tag', () => {
    expect(readingMinutes('<a href="/a b c">one</a>'.repeat(290))).toBe(1);
  });
});
