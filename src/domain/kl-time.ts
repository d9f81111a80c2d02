import { formatInTimeZone } from 'date-fns-tz';

const ZONE = 'Asia/Kuala_Lumpur';

/** `10:42 AM` in Kuala Lumpur, whatever the device's zone. Throws RangeError for an invalid time value. */
export function klTime(atMs: number): string {
  return formatInTimeZone(atMs, ZONE, 'h:mm a');
}

/** `4 Dec, 10:42 AM` in Kuala Lumpur. Throws RangeError for an invalid time value. */
export function klDayAndTime(atMs: number): string {
  return formatInTimeZone(atMs, ZONE, 'd MMM, h:mm a');
}

/** When a message came: `10:42 AM` today, `20 Nov` before that, with the year where it is not this one. */
export function messageTime(atMs: number, nowMs: number): string {
  const day = (ms: number) => formatInTimeZone(ms, ZONE, 'yyyy-MM-dd');
  if (day(atMs) === day(nowMs)) return klTime(atMs);
  const isThisYear = day(atMs).slice(0, 4) === day(nowMs).slice(0, 4);
  return formatInTimeZone(atMs, ZONE, isThisYear ? 'd MMM' : 'd MMM yyyy');
}
