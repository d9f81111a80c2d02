import { expect, it } from 'vitest';
import { ageRange } from '../../../src/features/products/age-range.ts';

it.each([
  [0, 18, 'Newborn to 18 months'],
  [6, 48, '6 months to 4 years'],
  [12, 24, '1 year to 2 years'],
  [1, 1, '1 month'],
  [24, 30, '2 years to 30 months'],
])('an age from %i to %i months reads "%s"', (from, to, label) => {
  expect(ageRange({ from, to })).toBe(label);
});

it.each([
  [0, null, 'From birth'],
  [8, null, 'From 8 months'],
  [12, null, 'From 1 year'],
  [null, 36, 'Up to 3 years'],
])('an age with one end, from %s to %s, reads "%s"', (from, to, label) => {
  expect(ageRange({ from, to })).toBe(label);
});
