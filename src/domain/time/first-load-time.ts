import type { Day } from './dates.ts';

// What the first load, the pass and the worker need of the time zone, by hand: `date-fns-tz` would weigh on each of them.
// The tests compare every function with its namesake in `expo-time.ts`, which the rest of the product uses.

/** Malaysia has had UTC+8 all year since 1982. */
const OFFSET = '+08:00';
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day it is at an instant (ms since 1970). Throws RangeError for an invalid time value. */
export const dayAt = (instantMs: number): Day => new Date(instantMs + OFFSET_MS).toISOString().slice(0, 10);

/** Milliseconds until the next midnight; always above 0. */
export const msUntilMidnight = (nowMs: number): number =>
  DAY_MS - ((((nowMs + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS);

/** `2026-12-04T10:00:00+08:00` for a day and a time (`HH:MM` or `HH:MM:SS`). */
export const instantOf = (day: Day, time: string): string => `${day}T${time.padEnd(8, ':00')}${OFFSET}`;
