import { expect, it } from 'vitest';
import { checkInReason, lastCheckInDay } from '../../../server/check-ins/pay-check-in.ts';

it('The day of the last check-in is the latest, in whichever order they were delivered', () => {
  const days = ['2026-11-22', '2026-11-21', '2026-03-01'];
  const reasons = ['add-a-child', ...days.map((day) => checkInReason('expo', day)), 'birthday:2027'];
  expect(lastCheckInDay(reasons)).toBe('2026-11-22');
  expect(lastCheckInDay(['add-a-child'])).toBeUndefined();
});
