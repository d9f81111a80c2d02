import * as v from 'valibot';
import { isCalendarDay } from './date-options.ts';

// Dates that exist: what is only shaped like one throws when it is shown.

/** `2026-12-04`. */
export const daySchema = v.pipe(v.string(), v.check(isCalendarDay, 'is no day of the calendar'));

/** `09:30`. */
export const clockTimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** By UTC, too: the time zone of a text may take it into a year that PostgreSQL does not have. */
const isYearOfFourDigits = (year: number) => year > 0 && year < 10_000;

/** ISO 8601 with a time zone: `2026-11-22T03:30:00.000Z`. */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(
    (text) => isCalendarDay(text.slice(0, 10)) && isYearOfFourDigits(new Date(text).getUTCFullYear()),
    'is no instant',
  ),
);

/**
 * A moment as a Date: superjson carries it, and IndexedDB stores it. Phones may still have the text of earlier builds.
 * A year that the text has no place for is as wrong here: no screen could write it.
 */
export const dateSchema = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.date(),
      v.transform((date) => date.toISOString()),
    ),
  ]),
  instantSchema,
  v.transform((text) => new Date(text)),
);
