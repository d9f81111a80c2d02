import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, mix, readable } from '../../../../server/content/facts/colour.ts';
import { paletteOf } from '../../../../server/content/facts/palette.ts';
import { weakPairs } from '../../../../server/content/facts/weak-pairs.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const base = { text: '#2b2440', page: '#fffbf2', accent: '#ffc83d', second: '#0e8a72' };

it('contrast is what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  fc.assert(fc.property(colour, colour, (a, b) => contrast(a, b) === contrast(b, a)));
});

it('a colour is changed only as far as it has to be to be read', () => {
  expect(readable('#2b2440', ['#ffffff'], 4.5)).toBe('#2b2440');
  fc.assert(
    fc.property(colour, (typed) => {
      expect(contrast(readable(typed, ['#ffffff'], 4.5), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('four colours make a palette in which everything can be read, whatever accent and second colour are', () => {
  const dark = fc.tuple(colour, fc.constant('#000000')).map(([typed, black]) => mix(typed, black, 0.75));
  const light = fc.tuple(colour, fc.constant('#ffffff')).map(([typed, white]) => mix(typed, white, 0.92));
  fc.assert(
    fc.property(dark, light, colour, colour, (text, page, accent, second) => {
      const weak = weakPairs(paletteOf({ text, page, accent, second }));
      // On an accent of middle lightness neither black nor white can be read well: that is for the organiser to see.
      const others = weak.filter(({ text }) => !['on-sun', 'on-action', 'focus', 'alert'].includes(text));
      expect(others).toEqual([]);
    }),
  );
});

it('a colour that an organiser names is taken as it is, and said to be weak where it is', () => {
  const palette = paletteOf(base, { 'ink-soft': ['#b0b0b0', '#b9b1cc'] });
  expect(palette['ink-soft'][0]).toBe('#b0b0b0');
  expect(weakPairs(palette)).toContainEqual({
    text: 'ink-soft',
    ground: 'card',
    ratio: 4.5,
    theme: 'light',
    colours: ['#b0b0b0', '#ffffff'],
    found: expect.closeTo(2.17, 2),
  });
});
