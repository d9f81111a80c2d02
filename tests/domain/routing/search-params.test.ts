import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nonEmptyText,
  oneOf,
  searchParamsCodec,
  searchText,
  wholeNumberUpTo,
} from '../../../src/domain/routing/search-params.ts';

const SORTS = ['featured', 'price', 'name'] as const;
const codec = searchParamsCodec(
  '/things',
  { sort: oneOf(SORTS), text: searchText, age: wholeNumberUpTo(216), hall: nonEmptyText },
  { sort: 'featured' },
);
const searchOf = (href: string) => new URL(href, 'https://yhello.test').searchParams;

/** Well-formed: an address cannot hold half of a surrogate pair. */
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('the filters in an address', () => {
  it('are read as they were written, for everything that a parser returns', () => {
    const values = fc.record(
      {
        sort: fc.constantFrom(...SORTS.slice(1)),
        text: anyText.map((text) => searchText(text)).filter((text) => text !== undefined),
        age: fc.nat(216),
        hall: anyText.filter((text) => text !== ''),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (chosen) => {
        expect(codec.parse(searchOf(codec.href(chosen)))).toEqual(chosen);
        expect(codec.isEmpty(chosen)).toBe(codec.href(chosen) === '/things');
      }),
    );
  });

  it('are the same after any number of round trips, for any address', () => {
    const names = fc.constantFrom('sort', 'text', 'age', 'hall', 'utm_source', '__proto__', 'constructor');
    const texts = fc.oneof(
      anyText,
      fc.constantFrom('price', 'featured', '12', '012', '217', '-1', ' a ', '\0'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), (pairs) => {
        const parsed = codec.parse(new URLSearchParams(pairs));
        expect(codec.parse(searchOf(codec.href(parsed)))).toEqual(parsed);
      }),
    );
  });

  it('leave defaults and removed values out', () => {
    expect(codec.href({ sort: 'featured', text: '', hall: null, age: undefined })).toBe('/things');
    expect(codec.parse(searchOf('/things?sort=featured'))).toEqual({});
    expect(codec.serialize({ age: 0 })).toEqual({ age: '0' });
  });

  it('keep the order in which they were chosen', () => {
    expect(codec.href({ text: 'a b', sort: 'price' })).toBe('/things?text=a+b&sort=price');
  });
});

describe('a parameter', () => {
  it('is one of a list of texts, and no member of an object', () => {
    const parse = oneOf(['a', 'b']);
    expect(['a', 'b', 'c', '', 'length', 'constructor'].map(parse)).toEqual([
      'a',
      'b',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is a whole number up to a maximum', () => {
    const parse = wholeNumberUpTo(10);
    for (const text of ['', '-1', '2.5', '11', '1e1', 'x', ' 1', '\0', '0000001'])
      expect(parse(text), text).toBeUndefined();
    expect(['0', '10', '07'].map(parse)).toEqual([0, 10, 7]);
  });

  it('is a search text without NUL characters, at most 80 characters long and never half a character', () => {
    expect(searchText('  a\0b ')).toBe('ab');
    expect(searchText(' \0 ')).toBeUndefined();
    expect(searchText('x'.repeat(500))).toHaveLength(80);
    expect(searchText(`${'x'.repeat(79)}👶`)).toBe('x'.repeat(79));
    expect(searchText(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79));
  });
});
