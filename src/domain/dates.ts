/** Days and instants in Kuala Lumpur. Malaysia keeps UTC+8 all year, so no zone table is needed here. */

const KL_OFFSET_MS = 8 * 60 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day as `YYYY-MM-DD`; such strings compare in time order. */
export type Day = string;

/** The day it is in Kuala Lumpur at an instant (ms since 1970). */
export function klDay(nowMs: number): Day {
  return new Date(nowMs + KL_OFFSET_MS).toISOString().slice(0, 10);
}

/** Milliseconds until the next midnight in Kuala Lumpur; always above 0. */
export function msToKlMidnight(nowMs: number): number {
  const dayMs = 24 * 60 * 60 * 1000;
  return dayMs - ((((nowMs + KL_OFFSET_MS) % dayMs) + dayMs) % dayMs);
}

/** The day `count` days later (or earlier, when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const parts = (day: Day) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', date: String(Number(date)) };
};

/** `4 - 6 Dec`, `30 Nov - 2 Dec`, `4 Dec`; with the year wherever it is not this one. */
export function dayRange(from: Day, to: Day, today: Day): string {
  const a = parts(from);
  const b = parts(to);
  const thisYear = today.slice(0, 4);
  const end = `${b.date} ${b.month}${b.year === thisYear && a.year === b.year ? '' : ` ${b.year}`}`;
  if (from === to) return end;
  if (a.year !== b.year) return `${a.date} ${a.month} ${a.year} - ${end}`;
  return a.month === b.month ? `${a.date} - ${end}` : `${a.date} ${a.month} - ${end}`;
}

/** `10:00` → `10:00 AM`, `16:30` → `4:30 PM`. */
export function clockLabel(time: string): string {
  const [h = '0', m = '00'] = time.split(':');
  const hour = Number(h);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${m} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day, or the day that an instant (ms since 1970) falls on in Kuala Lumpur. Throws RangeError where there is none. */
function partsOf(when: Day | number): [year: string, month: string, date: string] {
  const day = typeof when === 'number' ? klDay(when) : when;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  if (!isDay) throw new RangeError('Invalid time value');
  return day.split('-') as [string, string, string];
}

/** `04/12/2026`, whatever the device's zone. Throws RangeError for an invalid time value. */
export function dayNumeric(when: Day | number): string {
  return partsOf(when).toReversed().join('/');
}

/** `04 December 2026`, whatever the device's zone. Throws RangeError for an invalid time value. */
export function dayLong(when: Day | number): string {
  const [year, month, date] = partsOf(when);
  return `${date} ${MONTH_NAMES[Number(month) - 1]} ${year}`;
}
