import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, difference, mix, readable } from '../../../../server/content/organiser-config/colour.ts';
import { faintColours } from '../../../../server/content/organiser-config/faint-colours.ts';
import { paletteOf } from '../../../../server/content/organiser-config/palette.ts';
import { weakPairs } from '../../../../server/content/organiser-config/weak-pairs.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const base = { text: '#2b2440', page: '#fffbf2', accent: '#ffc83d', second: '#0e8a72' };

it('contrast is computed as WCAG defines it', () => {
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
      const others = weak.filter(({ text }) => !['on-accent', 'on-action', 'focus', 'alert'].includes(text));
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

it('a dark accent has a button that stands out from it, in the second colour if that does', () => {
  const buttonOn = (colours: Partial<typeof base>) => {
    const palette = paletteOf({ ...base, ...colours });
    return [palette['accent-button'][0], palette['on-accent-button'][0]];
  };
  expect(buttonOn({})).toEqual(['#2b2440', '#ffffff']);
  expect(buttonOn({ accent: '#6b2d5c', second: '#ffb38a' })).toEqual(['#ffb38a', '#2b2440']);
  expect(buttonOn({ accent: '#6b2d5c', second: '#23766b' })).toEqual(['#ffffff', '#2b2440']);
});

it('panels of light colours are strong enough to be seen on the page', () => {
  const palette = paletteOf({ ...base, page: '#fff6ec', accent: '#ffb38a', second: '#ffb38a' });
  for (const token of ['accent-soft', 'second-soft', 'accent-pale', 'second-pale'] as const)
    expect(difference(palette[token][0], '#fff6ec')).toBeGreaterThan(0.04);
});

it('colours that can be read and hardly be seen are named', () => {
  const fieldsOf = (colours: Partial<typeof base>) =>
    faintColours('', paletteOf({ ...base, ...colours }), { ...base, ...colours }).map(
      ({ place }) => place.field,
    );
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ second: '#ffb38a' })).toEqual(['colours.second']);
  expect(fieldsOf({ accent: '#fff6ec' })).toEqual(['colours.accent', 'colours.accent']);
});
