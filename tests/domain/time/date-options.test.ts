import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  datePartsOf,
  dateProblem,
  dayFromParts,
  dayOptions,
  EMPTY_DATE,
  isCalendarDay,
  monthOptions,
  yearOptions,
} from '../../../src/domain/time/date-options.ts';

const today = '2026-11-21';
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the year options', () => {
  it('run from 1920 to next year', () => {
    expect(yearOptions(today)).toEqual(range(1920, 2027));
    expect(yearOptions('2027-01-01').at(-1)).toBe(2028);
  });
});

describe('the month options', () => {
  it('are all twelve, except with onlyFuture in the current year', () => {
    expect(monthOptions({ year: 2026, onlyFuture: false, today })).toEqual(range(1, 12));
    expect(monthOptions({ year: 2027, onlyFuture: true, today })).toEqual(range(1, 12));
    expect(monthOptions({ year: null, onlyFuture: true, today })).toEqual(range(1, 12));
    expect(monthOptions({ year: 2026, onlyFuture: true, today })).toEqual([11, 12]);
  });
});

describe('the day options', () => {
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
    expect(dayOptions({ year, month, onlyFuture: false, today })).toEqual(range(1, last));
  });

  it('begin with today only with onlyFuture in the current month', () => {
    const onlyFuture = true;
    expect(dayOptions({ year: 2026, month: 11, onlyFuture, today })).toEqual(range(21, 30));
    expect(dayOptions({ year: 2026, month: 12, onlyFuture, today })).toEqual(range(1, 31));
    expect(dayOptions({ year: 2027, month: 11, onlyFuture, today })).toEqual(range(1, 30));
    expect(dayOptions({ year: 2026, month: 11, onlyFuture: false, today })).toEqual(range(1, 30));
  });
});

describe('a chosen date', () => {
  it('is null unless all parts form a day of the calendar', () => {
    expect(dayFromParts({ year: 2027, month: 2, day: 4 })).toBe('2027-02-04');
    expect(dayFromParts({ year: 2027, month: 2, day: null })).toBeNull();
    expect(dayFromParts({ year: 2027, month: 2, day: 30 })).toBeNull();
    expect(dayFromParts(EMPTY_DATE)).toBeNull();
  });

  it.each([
    [{ year: 2023, month: 2, day: 29 }, false, 'February 2023 has only 28 days.'],
    [{ year: null, month: 2, day: 30 }, false, 'February has only 29 days.'],
    [{ year: 2026, month: 4, day: 31 }, true, 'April 2026 has only 30 days.'],
    [{ year: 2026, month: 3, day: 5 }, true, 'This date has passed.'],
    [{ year: 2026, month: 3, day: null }, true, 'This date has passed.'],
    [{ year: 2026, month: 11, day: 20 }, true, 'This date has passed.'],
    [{ year: 2026, month: 11, day: 21 }, true, null],
    [{ year: 2026, month: 3, day: 5 }, false, null],
    [{ year: null, month: 2, day: 29 }, false, null],
    [{ year: 2023, month: null, day: 31 }, true, null],
    [EMPTY_DATE, true, null],
  ])('of %j, only in the future: %s, has the problem %j', (parts, onlyFuture, problem) => {
    expect(dateProblem(parts, { onlyFuture, today })).toBe(problem);
  });

  it('is valid only as a day of the calendar', () => {
    for (const text of ['2024-02-29', '1920-01-01', '2027-12-31']) expect(isCalendarDay(text)).toBe(true);
    for (const text of [
      '2023-02-29',
      '2026-13-01',
      '2026-00-10',
      '26-1-1',
      '0000-01-01',
      '2026-11-21T00:00',
      '',
    ])
      expect(isCalendarDay(text)).toBe(false);
  });
});

describe('on any day', () => {
  const day = fc
    .date({
      min: new Date('1999-12-25T00:00:00Z'),
      max: new Date('2101-01-05T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  const year = fc.integer({ min: 1920, max: 2102 });
  const month = fc.integer({ min: 1, max: 12 });

  it('every onlyFuture option from this year on is today or later, and today is an option', () => {
    fc.assert(
      fc.property(day, (today) => {
        const input = { onlyFuture: true, today };
        const first = datePartsOf(today);
        for (const inYear of [first.year, first.year + 1])
          for (const inMonth of monthOptions({ year: inYear, ...input })) {
            const days = dayOptions({ year: inYear, month: inMonth, ...input });
            const offered = days.map(
              (date) => dayFromParts({ year: inYear, month: inMonth, day: date }) ?? '',
            );
            expect(offered.length).toBeGreaterThan(0);
            expect(offered.every((date) => date >= today)).toBe(true);
          }
        expect(dateProblem(first, input)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('the options are exactly the days of the calendar', () => {
    fc.assert(
      fc.property(day, year, month, (today, inYear, inMonth) => {
        const days = dayOptions({ year: inYear, month: inMonth, onlyFuture: false, today });
        const calendarDays = range(1, 31).filter(
          (date) => dayFromParts({ year: inYear, month: inMonth, day: date }) !== null,
        );
        expect(days).toEqual(calendarDays);
      }),
    );
  });
});
