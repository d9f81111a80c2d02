import { expect, it } from 'vitest';
import { ageText, dueDateText } from '../../../src/domain/time/age-text.ts';

it.each([
  ['2026-11-21', 'born today'],
  ['2026-11-20', '1 day'],
  ['2026-11-08', '13 days'],
  ['2026-11-07', '2 weeks'],
  ['2026-08-22', '13 weeks'],
  ['2026-08-21', '3 months'],
  ['2025-11-22', '11 months'],
  ['2024-11-22', '23 months'],
  ['2024-11-21', '2 years'],
  ['2024-08-21', '2 years 3 months'],
  ['2021-11-21', '5 years'],
  ['2020-01-31', '6 years'],
  ['2026-11-22', 'not born yet'],
])('the age of a child born on %s is “%s”', (born, text) => {
  expect(ageText(born, '2026-11-21')).toBe(text);
});

it('a month since the 31st ends on the last day of a shorter month', () => {
  expect(ageText('2026-01-31', '2026-06-29')).toBe('4 months');
  expect(ageText('2026-01-31', '2026-06-30')).toBe('5 months');
});

it.each([
  ['2026-11-21', 'due today'],
  ['2026-11-22', 'due tomorrow'],
  ['2026-12-04', 'due in 13 days'],
  ['2026-12-05', 'due in 2 weeks'],
  ['2026-11-20', 'was due 1 day ago'],
])('a child due on %s is “%s”', (due, text) => {
  expect(dueDateText(due, '2026-11-21')).toBe(text);
});
