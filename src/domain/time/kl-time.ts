import { formatInTimeZone } from 'date-fns-tz';
import { dayNumeric, klDay } from './dates.ts';

/** `10:42 AM` in Kuala Lumpur, whatever the device's zone. Throws RangeError for an invalid time value. */
export function klTime(atMs: number): string {
  return formatInTimeZone(atMs, 'Asia/Kuala_Lumpur', 'h:mm a');
}

/** `04/12/2026, 10:42 AM` in Kuala Lumpur. Throws RangeError for an invalid time value. */
export function klDayAndTime(atMs: number): string {
  return `${dayNumeric(atMs)}, ${klTime(atMs)}`;
}

/** When a message came: `10:42 AM` today, `20/11/2026` before that. */
export function messageTime(atMs: number, nowMs: number): string {
  return klDay(atMs) === klDay(nowMs) ? klTime(atMs) : dayNumeric(atMs);
}
