import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closedText, doorsOf, doorsText, opensText } from '../../../src/domain/expo/doors.ts';

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

it('Doors that close after midnight are open until then', () => {
  const late = [{ date: '2026-12-04', startTime: '18:00', endTime: '00:30' }];
  const at = (time: string) => doorsOf({ schedule: late }, '2026-12-04', Date.parse(`${time}+08:00`)).state;
  expect(at('2026-12-04T17:59')).toBe('not-yet');
  expect(at('2026-12-04T23:59')).toBe('open');
  expect(at('2026-12-05T00:29')).toBe('open');
  expect(at('2026-12-05T00:30')).toBe('closed');
});

it('Doors of last night are still open after midnight, and then those of the new day count', () => {
  const late = ['2026-12-04', '2026-12-05'].map((date) => ({ date, startTime: '18:00', endTime: '00:30' }));
  const at = (time: string) =>
    doorsOf({ schedule: late }, '2026-12-05', Date.parse(`2026-12-05T${time}+08:00`)).state;
  expect(at('00:29')).toBe('open');
  expect(at('00:30')).toBe('not-yet');
  expect(at('18:00')).toBe('open');
});

it('Before the doors open, the text names the time', () => {
  expect(opensText({ name: 'Baby Fair KL' }, '10:00')).toBe('Baby Fair KL opens today at 10:00 AM');
});

it('An expo is over after its last day, and closed for the day before that', () => {
  const expo = { name: 'Baby Fair KL', toDate: '2026-12-06' };
  expect(closedText(expo, '2026-12-05')).toBe('Baby Fair KL has closed for today');
  expect(closedText(expo, '2026-12-06')).toBe('Baby Fair KL is over');
});

const days = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-08'].map(hoursOn);
const text = (today: string, time: string) =>
  doorsText({ schedule: days, toDate: '2026-12-08' }, today, Date.parse(`${today}T${time}+08:00`));

it.each([
  ['2026-12-04', '09:59', 'Opens 10:00 AM'],
  ['2026-12-04', '10:00', 'On today'],
  ['2026-12-04', '21:00', 'Opens again tomorrow'],
  // The day after has no hours.
  ['2026-12-06', '21:00', 'Closed for today'],
  ['2026-12-07', '23:59', 'On today'],
  ['2026-12-08', '21:00', 'This expo is over'],
])('On %s at %s a visitor reads "%s"', (today, time, words) => {
  expect(text(today, time)).toBe(words);
});

it('“On today” is said only while the doors are open', () => {
  const anyTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => {
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((n) => `${n}`.padStart(2, '0'));
    return `${hour}:${minute}`;
  });
  fc.assert(
    fc.property(
      fc.tuple(anyTime, anyTime).filter(([start, end]) => start < end),
      anyTime,
      fc.constantFrom('2026-12-05', '2026-12-06'),
      ([startTime, endTime], time, toDate) => {
        const schedule = ['2026-12-05', '2026-12-06'].map((date) => ({ date, startTime, endTime }));
        const words = doorsText({ schedule, toDate }, '2026-12-05', Date.parse(`2026-12-05T${time}+08:00`));
        expect(words === 'On today').toBe(startTime <= time && time < endTime);
        expect(words === 'Opens again tomorrow').toBe(endTime <= time && toDate > '2026-12-05');
      },
    ),
  );
});
