import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from '../../../src/domain/text/format-count.ts';

test('Counts are written as in English', () => {
  const english = new Intl.NumberFormat('en');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(english.format(count));
    }),
  );
});
