import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockLabel,
  dayLong,
  dayNumeric,
  dayRange,
  daysBetween,
} from '../../../src/domain/time/dates.ts';

describe('the label of a day range', () => {
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

  it('shows the years unless both days are in the current one', () => {
    const year = fc.integer({ min: 2025, max: 2027 });
    fc.assert(
      fc.property(year, year, year, (from, to, current) => {
        const label = dayRange(`${from}-03-01`, `${to}-04-01`, `${current}-11-21`);
        const years = from !== to ? [from, to] : from !== current ? [to] : [];
        expect(label.match(/\d{4}/g) ?? []).toEqual(years.map(String));
      }),
    );
  });
});

it('days are counted across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

it.each([
  ['00:05', '12:05 AM'],
  ['10:00', '10:00 AM'],
  ['12:30', '12:30 PM'],
  ['16:30', '4:30 PM'],
])('the label of %s is %s', (time, label) => {
  expect(clockLabel(time)).toBe(label);
});

it.each(['25:99', '24:00', '10:60', '9:00', '10:00:00', '10', 'noon', ''])(
  '%j is refused as a time of day',
  (time) => {
    expect(() => clockLabel(time)).toThrow(new RangeError('Invalid time value'));
  },
);

describe('a written date', () => {
  it('is 04/12/2026 or 04 December 2026', () => {
    expect(dayNumeric('2026-12-04')).toBe('04/12/2026');
    expect(dayLong('2026-12-04')).toBe('04 December 2026');
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
  ])('of %j is refused', (when) => {
    expect(() => dayNumeric(when)).toThrow(RangeError);
    expect(() => dayLong(when)).toThrow(RangeError);
    expect(() => dayRange(when, '2026-12-06', '2026-11-21')).toThrow(RangeError);
    expect(() => dayRange('2026-12-04', when, '2026-11-21')).toThrow(RangeError);
    expect(() => dayRange(when, when, '2026-11-21')).toThrow(RangeError);
  });
});
