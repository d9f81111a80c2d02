import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockLabel,
  dayLong,
  dayNumeric,
  dayRange,
  daysBetween,
  klDay,
  msUntilKlMidnight,
} from '../../../src/domain/time/dates.ts';
import { klDayAndTime, klTime, messageTime } from '../../../src/domain/time/kl-time.ts';

const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

describe('a day in Kuala Lumpur', () => {
  it('begins at 16:00 UTC', () => {
    expect(klDay(Date.UTC(2026, 10, 21, 15, 59, 59, 999))).toBe('2026-11-21');
    expect(klDay(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22');
  });

  it('is the one that the zone table says, at any instant', () => {
    const table = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
    fc.assert(
      fc.property(instant, (ms) => {
        expect(klDay(ms)).toBe(table.format(ms));
      }),
    );
  });

  it('ends when the wait for midnight is over, and not before', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const wait = msUntilKlMidnight(ms);
        expect(klDay(ms + wait - 1)).toBe(klDay(ms));
        expect(klDay(ms + wait)).toBe(addDays(klDay(ms), 1));
      }),
    );
  });
});

describe('the label of a range of days', () => {
  it.each([
    ['2026-12-04', '2026-12-06', '4 - 6 Dec'],
    ['2026-11-30', '2026-12-02', '30 Nov - 2 Dec'],
    ['2026-12-04', '2026-12-04', '4 Dec'],
    ['2027-01-08', '2027-01-10', '8 - 10 Jan 2027'],
    ['2027-01-08', '2027-01-08', '8 Jan 2027'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 - 2 Jan 2027'],
    ['2025-10-30', '2025-11-02', '30 Oct - 2 Nov 2025'],
  ])('from %s to %s is %s', (from, to, label) => {
    expect(dayRange(from, to, '2026-11-21')).toBe(label);
  });

  it('shows its years wherever it is not the whole of this one', () => {
    const year = fc.integer({ min: 2025, max: 2027 });
    fc.assert(
      fc.property(year, year, year, (from, to, now) => {
        const label = dayRange(`${from}-03-01`, `${to}-04-01`, `${now}-11-21`);
        const years = from !== to ? [from, to] : from !== now ? [to] : [];
        expect(label.match(/\d{4}/g) ?? []).toEqual(years.map(String));
      }),
    );
  });
});

it('counts days across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

it.each([
  ['00:05', '12:05 AM'],
  ['10:00', '10:00 AM'],
  ['12:30', '12:30 PM'],
  ['16:30', '4:30 PM'],
])('reads %s as %s', (time, label) => {
  expect(clockLabel(time)).toBe(label);
});

it.each(['25:99', '24:00', '10:60', '9:00', '10:00:00', '10', 'noon', ''])(
  'refuses %j as a time of day',
  (time) => {
    expect(() => clockLabel(time)).toThrow(new RangeError('Invalid time value'));
  },
);

describe('a time', () => {
  it('is shown in Kuala Lumpur’s, whatever the device’s zone', () => {
    expect(klTime(Date.UTC(2026, 10, 21, 2, 42))).toBe('10:42 AM');
    expect(klDayAndTime(Date.UTC(2026, 11, 3, 16, 5))).toBe('04/12/2026, 12:05 AM');
  });

  it('of a message is its hour today and its day before', () => {
    const now = Date.UTC(2026, 10, 21, 2, 42);
    expect(messageTime(Date.UTC(2026, 10, 20, 16), now)).toBe('12:00 AM');
    expect(messageTime(Date.UTC(2026, 10, 20, 16) - 1, now)).toBe('20/11/2026');
    expect(messageTime(Date.UTC(2025, 10, 21, 2, 42), now)).toBe('21/11/2025');
  });

  it('that is none is rejected', () => {
    for (const show of [klTime, klDayAndTime, (ms: number) => messageTime(ms, 0)]) {
      expect(() => show(Number.NaN)).toThrow(RangeError);
    }
  });
});

describe('a date as people read it', () => {
  it('is 04/12/2026 in figures and 04 December 2026 in words', () => {
    expect(dayNumeric('2026-12-04')).toBe('04/12/2026');
    expect(dayLong('2026-12-04')).toBe('04 December 2026');
  });

  it('of an instant is the day in Kuala Lumpur, as the zone table has it', () => {
    const zone = { timeZone: 'Asia/Kuala_Lumpur', day: '2-digit', year: 'numeric' } as const;
    const figures = new Intl.DateTimeFormat('en-GB', { ...zone, month: '2-digit' });
    const inWords = new Intl.DateTimeFormat('en-GB', { ...zone, month: 'long' });
    fc.assert(
      fc.property(instant, (ms) => {
        expect(dayNumeric(ms)).toBe(figures.format(ms));
        expect(dayLong(ms)).toBe(inWords.format(ms));
        expect(dayLong(klDay(ms))).toBe(dayLong(ms));
      }),
    );
  });

  it.each([
    ['2026-02-29'],
    ['2026-04-31'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-1-1'],
    ['04/12/2026'],
    ['2026-12-04T00:00:00Z'],
    ['tomorrow'],
    [''],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [9e15],
  ])('of %j is refused', (when) => {
    expect(() => dayNumeric(when)).toThrow(RangeError);
    expect(() => dayLong(when)).toThrow(RangeError);
    if (typeof when === 'number') return;
    expect(() => dayRange(when, '2026-12-06', '2026-11-21')).toThrow(RangeError);
    expect(() => dayRange('2026-12-04', when, '2026-11-21')).toThrow(RangeError);
    expect(() => dayRange(when, when, '2026-11-21')).toThrow(RangeError);
  });
});
