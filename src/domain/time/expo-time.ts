import { zoneOffsets } from '../organiser/time-zone.ts';
import { addDays, type Day } from './dates.ts';
import { instantMsOf, offsetMsAt } from './zone-clock.ts';

// What every first visit needs of the time zone of the expos, whatever the zone of the device. The rest is in
// `expo-instant.ts` and `expo-time-text.ts`.

/** `2026-12-04T10:42:00.000Z` when the clocks of the expos show that. Throws RangeError for an invalid time value. */
export const wallClock = (instantMs: number) =>
  new Date(instantMs + offsetMsAt(zoneOffsets, instantMs)).toISOString();

/** When it is a time (`HH:MM` or `HH:MM:SS`) on a day, in ms since 1970; NaN for an invalid one. */
export const instantMsAt = (day: Day, time: string): number =>
  instantMsOf(zoneOffsets, Date.parse(`${day}T${time}Z`));

/** The day it is at an instant (ms since 1970). Throws RangeError for an invalid time value. */
export const dayAt = (instantMs: number): Day => wallClock(instantMs).slice(0, 10);

/** Milliseconds until the next midnight; always above 0. */
export const msUntilMidnight = (nowMs: number): number =>
  instantMsAt(addDays(dayAt(nowMs), 1), '00:00') - nowMs;
