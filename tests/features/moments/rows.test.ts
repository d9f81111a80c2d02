import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIntoRows } from '../../../src/features/moments/rows.ts';

const anyWidths = fc.array(fc.constantFrom(0.75, 1, 1.3333, 2), { maxLength: 30 });
const split = (items: readonly number[], count: number) => splitIntoRows(items, (width) => width, count);

describe('rows of pictures', () => {
  it('have all pictures in their order, and none is empty', () => {
    fc.assert(
      fc.property(anyWidths, fc.integer({ min: 1, max: 9 }), (items, count) => {
        const rows = split(items, count);
        expect(rows.flat()).toEqual(items);
        expect(rows).toHaveLength(Math.min(count, items.length));
        expect(rows.every((row) => row.length > 0)).toBe(true);
      }),
    );
  });

  it.each([
    { widths: [1, 1, 1, 1], count: 2, lengths: [2, 2] },
    { widths: [2, 0.75, 0.75, 0.75, 1, 1], count: 3, lengths: [1, 3, 2] },
    { widths: [1, 1, 1, 1, 1], count: 2, lengths: [3, 2] },
  ])('$widths in $count are $lengths long', ({ widths, count, lengths }) => {
    expect(split(widths, count).map((row) => row.length)).toEqual(lengths);
  });
});
