import { describe, expect, it } from 'vitest';
import { brandFilterParams } from '../../../src/features/brands/brand-filter.ts';

describe('the brand filter in an address', () => {
  const filter = (query: string) => brandFilterParams.parse(new URLSearchParams(query));

  it('has a category, a letter and a text', () => {
    expect(filter('category=Play&letter=B&text=+wood+')).toEqual({
      category: 'Play',
      letter: 'B',
      text: 'wood',
    });
  });

  it('ignores invalid values', () => {
    expect(filter('category=+&letter=bb&text=+&other=1')).toEqual({});
    expect(filter(`text=${'x'.repeat(500)}`).text).toHaveLength(80);
    expect(filter('text=a%00b')).toEqual({ text: 'ab' });
  });
});
