import { expect, it } from 'vitest';
import { dayWithWeekday } from '../../../src/domain/time/weekday.ts';

it.each([
  ['2026-11-23', 'Mon 23 Nov'],
  ['2026-11-29', 'Sun 29 Nov'],
  ['2027-04-10', 'Sat 10 Apr 2027'],
])('%s reads %s', (day, text) => {
  expect(dayWithWeekday(day, '2026-11-23')).toBe(text);
});

it('an invalid day is refused', () => {
  expect(() => dayWithWeekday('2026-02-30', '2026-11-23')).toThrow(RangeError);
});
