import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../../../src/domain/content/article.ts';

describe('the reading time of an article', () => {
  it('is a whole number of minutes, at least one', () => {
    const textOf = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    expect([1, 200, 299, 300, 900].map((count) => readingMinutes(textOf(count)))).toEqual([1, 1, 1, 2, 5]);
    expect(readingMinutes('')).toBe(1);
  });

  it('does not count the words inside tags', () => {
    expect(readingMinutes('<a href="/a b c">one</a>'.repeat(290))).toBe(1);
  });
});
