// @script forms

import { clockLabel, dayNumeric, dayRange } from './dates.ts';
import { dayAt, wallClock } from './expo-time.ts';

// Apart from `expo-time.ts`, which every first visit loads.

/** `10:42 AM`. Throws RangeError for an invalid time value. */
export const timeAt = (instantMs: number): string => clockLabel(wallClock(instantMs).slice(11, 16));

/** `04/12/2026, 10:42 AM`. Throws RangeError for an invalid time value. */
export const dayAndTimeAt = (instantMs: number): string =>
  `${dayNumeric(dayAt(instantMs))}, ${timeAt(instantMs)}`;

/** The time of a message: `10:42 AM` today, `20 Nov` before that. */
export function messageTime(instantMs: number, nowMs: number): string {
  const day = dayAt(instantMs);
  const today = dayAt(nowMs);
  return day === today ? timeAt(instantMs) : dayRange(day, day, today);
}
