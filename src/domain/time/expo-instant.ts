import type { Day } from './dates.ts';
import { instantMsAt, wallClock } from './expo-time.ts';

/** `2026-12-04T10:00:00+08:00` for a day and a time (`HH:MM` or `HH:MM:SS`). Throws RangeError for an invalid one. */
export function instantOf(day: Day, time: string): string {
  const local = `${day}T${time.padEnd(8, ':00')}`;
  const aheadMs = Date.parse(`${local}Z`) - instantMsAt(day, time);
  const offset = new Date(Math.abs(aheadMs)).toISOString().slice(11, 16);
  return `${local}${aheadMs < 0 ? '-' : '+'}${offset}`;
}

/** The hour, 0 to 23. Throws RangeError for an invalid time value. */
export const hourAt = (instantMs: number): number => Number(wallClock(instantMs).slice(11, 13));
