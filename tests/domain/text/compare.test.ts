import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames, compareText } from '../../../src/domain/text/compare.ts';

const ascii = fc.string({ unit: 'grapheme-ascii' });

test('Dates and ids are sorted as `sort` does it without a function', () => {
  fc.assert(
    fc.property(fc.array(ascii), (texts) => {
      expect(texts.toSorted(compareText)).toEqual(texts.toSorted());
    }),
  );
});

test('Names are sorted as people expect', () => {
  const names = ['Hall 2', 'Hall 10', 'hall 1', 'Zebra', 'Ébène', 'apple', 'Echo'];
  expect(names.toSorted(compareNames)).toEqual([
    'apple',
    'Ébène',
    'Echo',
    'hall 1',
    'Hall 2',
    'Hall 10',
    'Zebra',
  ]);
});

test('The order of names is the same whatever order they come in', () => {
  const name = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.uniqueArray(name), (names) => {
      expect(names.toReversed().toSorted(compareNames)).toEqual(names.toSorted(compareNames));
    }),
  );
});

test('Only names that are equal compare as equal', () => {
  const name = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(compareNames(a, b) === 0).toBe(a === b);
      expect(Math.sign(compareNames(a, b)) + Math.sign(compareNames(b, a))).toBe(0);
    }),
  );
});
