// Days of the calendar, which need no time zone. What does is in `expo-time.ts`.

/** A calendar day as `YYYY-MM-DD`; such strings compare in time order. */
export type Day = string;

/** The day `count` days later (or earlier, when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
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

const invalid = () => new RangeError('Invalid time value');

/** The parts of a day. Throws RangeError for an invalid one. */
function partsOf(day: Day): [year: string, month: string, date: string] {
  // `addDays` throws for a 13th month and returns another day for 31 February.
  if (!/^\d{4}(-\d\d){2}$/.test(day) || addDays(day, 0) !== day) throw invalid();
  return day.split('-') as [string, string, string];
}

const monthName = (month: string) => MONTH_NAMES[Number(month) - 1];

const shortDate = (month: string, date: string) => `${Number(date)} ${monthName(month)?.slice(0, 3)}`;

/** `4 - 6 Dec`, `30 Nov - 2 Dec`, `4 Dec`; the year unless it is this one. Throws RangeError for an invalid day. */
export function dayRange(from: Day, to: Day, today: Day): string {
  const [year, month, date] = partsOf(from);
  const [endYear, endMonth, endDate] = partsOf(to);
  const isSameYear = year === endYear;
  const end = shortDate(endMonth, endDate) + (isSameYear && today.startsWith(year) ? '' : ` ${endYear}`);
  if (from === to) return end;
  if (!isSameYear) return `${shortDate(month, date)} ${year} - ${end}`;
  return `${month === endMonth ? Number(date) : shortDate(month, date)} - ${end}`;
}

/** `October 2026`. Throws RangeError for an invalid day. */
export function monthLabel(day: Day): string {
  const [year, month] = partsOf(day);
  return `${monthName(month)} ${year}`;
}

/** `10:00` → `10:00 AM`, `16:30` → `4:30 PM`. Throws RangeError for an invalid time. */
export function clockLabel(time: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw invalid();
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `04/12/2026`. Throws RangeError for an invalid day. */
export function dayNumeric(day: Day): string {
  return partsOf(day).toReversed().join('/');
}

/** `04 December 2026`. Throws RangeError for an invalid day. */
export function dayLong(day: Day): string {
  const [year, month, date] = partsOf(day);
  return `${date} ${monthName(month)} ${year}`;
}
