import { formatInTimeZone } from 'date-fns-tz';
import { dayNumeric, klDay } from './dates.ts';

/** `10:42 AM` in Kuala Lumpur, in every time zone of the device. Throws RangeError for an invalid time value. */
export function klTime(instantMs: number): string {
  return formatInTimeZone(instantMs, 'Asia/Kuala_Lumpur', 'h:mm a');
}

/** `04/12/2026, 10:42 AM` in Kuala Lumpur. Throws RangeError for an invalid time value. */
export function klDayAndTime(instantMs: number): string {
  return `${dayNumeric(instantMs)}, ${klTime(instantMs)}`;
}

/** The time of a message: `10:42 AM` today, `20/11/2026` before that. */
export function messageTime(instantMs: number, nowMs: number): string {
  return klDay(instantMs) === klDay(nowMs) ? klTime(instantMs) : dayNumeric(instantMs);
}
