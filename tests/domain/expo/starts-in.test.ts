import { expect, it } from 'vitest';
import { startsIn } from '../../../src/domain/expo/starts-in.ts';
import { addDays } from '../../../src/domain/time/dates.ts';

it.each([
  [1, 'Tomorrow'],
  [2, 'In 2 days'],
  [13, 'In 13 days'],
  [14, 'In 2 weeks'],
  [17, 'In 2 weeks'],
  [18, 'In 3 weeks'],
  [56, 'In 8 weeks'],
])('an expo that opens %i days after today opens %s', (days, text) => {
  expect(startsIn(addDays('2026-12-20', days), '2026-12-20')).toBe(text);
});
