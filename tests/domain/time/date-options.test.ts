import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearUnavailableParts,
  datePartsOf,
  dayFromParts,
  dayOptions,
  EMPTY_DATE,
  isCalendarDay,
  monthOptions,
  yearOptions,
} from '../../../src/domain/time/date-options.ts';

const today = '2026-11-21';
const all = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the years', () => {
  it('run from 1920 to next year', () => {
    expect(yearOptions(today)).toEqual(all(1920, 2027));
    expect(yearOptions('2027-01-01').at(-1)).toBe(2028);
  });
});

describe('the months', () => {
  it('are all twelve, unless onlyFuture in the current year', () => {
    expect(monthOptions({ year: 2026, onlyFuture: false, today })).toEqual(all(1, 12));
    expect(monthOptions({ year: 2027, onlyFuture: true, today })).toEqual(all(1, 12));
    expect(monthOptions({ year: null, onlyFuture: true, today })).toEqual(all(1, 12));
    expect(monthOptions({ year: 2026, onlyFuture: true, today })).toEqual([11, 12]);
  });
});

describe('the days', () => {
  it.each([
    [2023, 2, 28],
    [2024, 2, 29],
    [2000, 2, 29],
    [1900, 2, 28],
    [2100, 2, 28],
    [2026, 4, 30],
    [2026, 12, 31],
    [null, 2, 29],
    [2026, null, 31],
  ])('of %s-%s run to %s', (year, month, last) => {
    expect(dayOptions({ year, month, onlyFuture: false, today })).toEqual(all(1, last));
  });

  it('begin with today when onlyFuture in the current month, and only there', () => {
    const onlyFuture = true;
    expect(dayOptions({ year: 2026, month: 11, onlyFuture: onlyFuture, today })).toEqual(all(21, 30));
    expect(dayOptions({ year: 2026, month: 12, onlyFuture: onlyFuture, today })).toEqual(all(1, 31));
    expect(dayOptions({ year: 2027, month: 11, onlyFuture: onlyFuture, today })).toEqual(all(1, 30));
    expect(dayOptions({ year: 2026, month: 11, onlyFuture: false, today })).toEqual(all(1, 30));
  });
});

describe('a date', () => {
  it('is whole or none', () => {
    expect(dayFromParts({ year: 2027, month: 2, day: 4 })).toBe('2027-02-04');
    expect(dayFromParts({ year: 2027, month: 2, day: null })).toBeNull();
    expect(dayFromParts({ year: 2027, month: 2, day: 30 })).toBeNull();
    expect(dayFromParts(EMPTY_DATE)).toBeNull();
  });

  it('loses what a change of year or month takes from the lists', () => {
    const leap = { year: 2023, month: 2, day: 29 };
    expect(clearUnavailableParts(leap, { onlyFuture: false, today })).toEqual({
      year: 2023,
      month: 2,
      day: null,
    });
    const passed = { year: 2026, month: 3, day: 5 };
    expect(clearUnavailableParts(passed, { onlyFuture: true, today })).toEqual({
      year: 2026,
      month: null,
      day: 5,
    });
    expect(clearUnavailableParts(passed, { onlyFuture: false, today })).toEqual(passed);
  });

  it('is real or refused', () => {
    for (const text of ['2024-02-29', '1920-01-01', '2027-12-31']) expect(isCalendarDay(text)).toBe(true);
    for (const text of ['2023-02-29', '2026-13-01', '2026-00-10', '26-1-1', '2026-11-21T00:00', ''])
      expect(isCalendarDay(text)).toBe(false);
  });
});

describe('whatever day it is', () => {
  const day = fc
    .date({
      min: new Date('1999-12-25T00:00:00Z'),
      max: new Date('2101-01-05T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  const year = fc.integer({ min: 1920, max: 2102 });
  const month = fc.integer({ min: 1, max: 12 });

  it('every onlyFuture choice from this year on is today or later, and today is on offer', () => {
    fc.assert(
      fc.property(day, (now) => {
        const offer = { onlyFuture: true, today: now };
        const first = datePartsOf(now);
        for (const inYear of [first.year, first.year + 1])
          for (const inMonth of monthOptions({ year: inYear, ...offer })) {
            const days = dayOptions({ year: inYear, month: inMonth, ...offer });
            const shown = days.map((one) => dayFromParts({ year: inYear, month: inMonth, day: one }) ?? '');
            expect(shown.length).toBeGreaterThan(0);
            expect(shown.every((one) => one >= now)).toBe(true);
          }
        expect(clearUnavailableParts(first, offer)).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });

  it('every choice is a real day, and every real day a choice', () => {
    fc.assert(
      fc.property(day, year, month, (now, inYear, inMonth) => {
        const days = dayOptions({ year: inYear, month: inMonth, onlyFuture: false, today: now });
        const real = all(1, 31).filter(
          (one) => dayFromParts({ year: inYear, month: inMonth, day: one }) !== null,
        );
        expect(days).toEqual(real);
      }),
    );
  });
});
