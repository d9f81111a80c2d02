import * as v from 'valibot';
import { isCalendarDay } from './date-options.ts';

// Dates that exist: what is only shaped like one throws when it is shown.

/** `2026-12-04`. */
export const daySchema = v.pipe(v.string(), v.check(isCalendarDay, 'is no day of the calendar'));

/** `09:30`. */
export const clockTimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** ISO 8601 with a time zone: `2026-11-22T03:30:00.000Z`. Its day is one of the calendar in UTC, too, as databases have it. */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => {
    const instantMs = Date.parse(text);
    return (
      isCalendarDay(text.slice(0, 10)) &&
      !Number.isNaN(instantMs) &&
      isCalendarDay(new Date(instantMs).toISOString().slice(0, 10))
    );
  }, 'is no instant'),
);

/**
 * A moment as a Date: superjson carries it, and IndexedDB stores it. Phones may still have the text of earlier builds. A year
 * that the text has no place for is as wrong here: no screen could write it.
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
