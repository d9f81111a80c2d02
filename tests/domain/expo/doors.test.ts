import { expect, it } from 'vitest';
import { closedText, doorsOf } from '../../../src/domain/expo/doors.ts';

const hoursOn = (date: string) => ({ date, startTime: '10:00', endTime: '21:00' });
const schedule = ['2026-12-04', '2026-12-06'].map(hoursOn);

it.each([
  ['2026-12-04', '09:59:59', { state: 'not-yet', opensAt: '10:00' }],
  ['2026-12-04', '10:00:00', { state: 'open' }],
  ['2026-12-04', '20:59:59', { state: 'open' }],
  ['2026-12-04', '21:00:00', { state: 'closed' }],
  // A day without hours.
  ['2026-12-05', '23:00:00', { state: 'open' }],
])('On %s at %s the doors are %o', (today, time, doors) => {
  expect(doorsOf({ schedule }, today, Date.parse(`${today}T${time}+08:00`))).toEqual(doors);
});

it('An expo is over after its last day, and closed for the day before that', () => {
  const expo = { name: 'Baby Fair KL', toDate: '2026-12-06' };
  expect(closedText(expo, '2026-12-05')).toBe('Baby Fair KL has closed for today');
  expect(closedText(expo, '2026-12-06')).toBe('Baby Fair KL is over');
});
