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
