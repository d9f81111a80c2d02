import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStray, type Tap } from '../../src/app/stray-second-taps.ts';

const first: Tap = { control: 'Remove a hat', atMs: 1_000, x: 100, y: 300 };
const soon = { ...first, atMs: 1_200, x: 104, y: 297 };

it.each([
  ['the row that has moved up', soon, 'Remove a bottle', true],
  ['the same button', soon, 'Remove a hat', false],
  ['nothing', soon, null, false],
  ['another row, after a pause', { ...soon, atMs: 1_500 }, 'Remove a bottle', false],
  ['another row, further down', { ...soon, y: 344 }, 'Remove a bottle', false],
])('A second tap on %s is stray: %o on %s → %s', (_, tap, control, expected) => {
  expect(isStray({ ...tap, control }, first)).toBe(expected);
});

it('A tap is not stray without one before it, nor after one on nothing', () => {
  expect(isStray(soon, null)).toBe(false);
  expect(isStray({ ...soon, control: 'other' }, { ...first, control: null })).toBe(false);
});

it('Taps at a steady pace, no quicker than one in 500 ms, all count', () => {
  const tap = fc.record({ control: fc.constantFrom('a', 'b', null), x: fc.nat(400), y: fc.nat(800) });
  fc.assert(
    fc.property(fc.array(tap), fc.integer({ min: 500 }), (taps, paceMs) => {
      const timed = taps.map((one, i) => ({ ...one, atMs: i * paceMs }));
      return timed.every((one, i) => !isStray(one, timed[i - 1] ?? null));
    }),
  );
});
