// @script time-zone

import { formatInTimeZone, fromZonedTime, getTimezoneOffset } from 'date-fns-tz';
import { addDays, clockLabel, type Day, dayNumeric } from './dates.ts';

// Everything that depends on the time zone of the expos, whatever the zone of the device. What the first load and the pass
// need of it is in `first-load-time.ts`.
const ZONE = 'Asia/Kuala_Lumpur';
const QUARTER_MS = 15 * 60 * 1000;

let known = { quarter: Number.NaN, offsetMs: 0 };

/** Kept for a quarter of an hour, within which no zone changes: to ask the library takes as long as to send a page. */
function offsetMsAt(instantMs: number): number {
  const quarter = Math.floor(instantMs / QUARTER_MS);
  if (quarter !== known.quarter) known = { quarter, offsetMs: getTimezoneOffset(ZONE, new Date(instantMs)) };
  return known.offsetMs;
}

/**
 * `2026-12-04T10:42:00.000Z` when the clocks of the expos show that. `formatInTimeZone` would do, but goes through the zone
 * of the device: in the hour that the summer time there skips, it shows an hour more.
 */
const wallClock = (instantMs: number) => new Date(instantMs + offsetMsAt(instantMs)).toISOString();

/** The day it is at an instant (ms since 1970). Throws RangeError for an invalid time value. */
export const dayAt = (instantMs: number): Day => wallClock(instantMs).slice(0, 10);

/** `10:42 AM`. Throws RangeError for an invalid time value. */
export const timeAt = (instantMs: number): string => clockLabel(wallClock(instantMs).slice(11, 16));

/** The hour, 0 to 23. Throws RangeError for an invalid time value. */
export const hourAt = (instantMs: number): number => Number(wallClock(instantMs).slice(11, 13));

/** `04/12/2026, 10:42 AM`. Throws RangeError for an invalid time value. */
export const dayAndTimeAt = (instantMs: number): string =>
  `${dayNumeric(dayAt(instantMs))}, ${timeAt(instantMs)}`;

/** The time of a message: `10:42 AM` today, `20/11/2026` before that. */
export function messageTime(instantMs: number, nowMs: number): string {
  const day = dayAt(instantMs);
  return day === dayAt(nowMs) ? timeAt(instantMs) : dayNumeric(day);
}

/** `2026-12-04T10:00:00+08:00` for a day and a time (`HH:MM` or `HH:MM:SS`). */
export function instantOf(day: Day, time: string): string {
  const local = `${day}T${time.padEnd(8, ':00')}`;
  return local + formatInTimeZone(fromZonedTime(local, ZONE), ZONE, 'XXX');
}

/** Milliseconds until the next midnight; always above 0. */
export const msUntilMidnight = (nowMs: number): number =>
  fromZonedTime(`${addDays(dayAt(nowMs), 1)}T00:00`, ZONE).getTime() - nowMs;
