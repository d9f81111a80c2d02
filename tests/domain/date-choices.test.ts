import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayChoices,
  dayOf,
  isRealDay,
  keepOffered,
  monthChoices,
  noDate,
  partsOf,
  yearChoices,
} from '../../src/domain/date-choices.ts';

const today = '2026-11-21';
const all = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the years', () => {
  it('run from 1920 to next year', () => {
    expect(yearChoices(today)).toEqual(all(1920, 2027));
    expect(yearChoices('2027-01-01').at(-1)).toBe(2028);
  });
});

describe('the months', () => {
  it('are all twelve, unless truncated in the current year', () => {
    expect(monthChoices({ year: 2026, truncated: false, today })).toEqual(all(1, 12));
    expect(monthChoices({ year: 2027, truncated: true, today })).toEqual(all(1, 12));
    expect(monthChoices({ year: null, truncated: true, today })).toEqual(all(1, 12));
    expect(monthChoices({ year: 2026, truncated: true, today })).toEqual([11, 12]);
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
    expect(dayChoices({ year, month, truncated: false, today })).toEqual(all(1, last));
  });

  it('begin with today when truncated in the current month, and only there', () => {
    const truncated = true;
    expect(dayChoices({ year: 2026, month: 11, truncated, today })).toEqual(all(21, 30));
    expect(dayChoices({ year: 2026, month: 12, truncated, today })).toEqual(all(1, 31));
    expect(dayChoices({ year: 2027, month: 11, truncated, today })).toEqual(all(1, 30));
    expect(dayChoices({ year: 2026, month: 11, truncated: false, today })).toEqual(all(1, 30));
  });
});

describe('a date', () => {
  it('is whole or none', () => {
    expect(dayOf({ year: 2027, month: 2, day: 4 })).toBe('2027-02-04');
    expect(dayOf({ year: 2027, month: 2, day: null })).toBeNull();
    expect(dayOf({ year: 2027, month: 2, day: 30 })).toBeNull();
    expect(dayOf(noDate)).toBeNull();
  });

  it('loses what a change of year or month takes from the lists', () => {
    const leap = { year: 2023, month: 2, day: 29 };
    expect(keepOffered(leap, { truncated: false, today })).toEqual({ year: 2023, month: 2, day: null });
    const passed = { year: 2026, month: 3, day: 5 };
    expect(keepOffered(passed, { truncated: true, today })).toEqual({ year: 2026, month: null, day: 5 });
    expect(keepOffered(passed, { truncated: false, today })).toEqual(passed);
  });

  it('is real or refused', () => {
    for (const text of ['2024-02-29', '1920-01-01', '2027-12-31']) expect(isRealDay(text)).toBe(true);
    for (const text of ['2023-02-29', '2026-13-01', '2026-00-10', '26-1-1', '2026-11-21T00:00', ''])
      expect(isRealDay(text)).toBe(false);
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

  it('every truncated choice from this year on is today or later, and today is on offer', () => {
    fc.assert(
      fc.property(day, (now) => {
        const offer = { truncated: true, today: now };
        const first = partsOf(now);
        for (const inYear of [first.year, first.year + 1])
          for (const inMonth of monthChoices({ year: inYear, ...offer })) {
            const days = dayChoices({ year: inYear, month: inMonth, ...offer });
            const shown = days.map((one) => dayOf({ year: inYear, month: inMonth, day: one }) ?? '');
            expect(shown.length).toBeGreaterThan(0);
            expect(shown.every((one) => one >= now)).toBe(true);
          }
        expect(keepOffered(first, offer)).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });

  it('every choice is a real day, and every real day a choice', () => {
    fc.assert(
      fc.property(day, year, month, (now, inYear, inMonth) => {
        const days = dayChoices({ year: inYear, month: inMonth, truncated: false, today: now });
        const real = all(1, 31).filter((one) => dayOf({ year: inYear, month: inMonth, day: one }) !== null);
        expect(days).toEqual(real);
      }),
    );
  });
});
