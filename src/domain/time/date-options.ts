import type { Day } from './dates.ts';

/** What the three lists of a date offer. Truncated: for a day that is still to come, so the past is left out. */
const FIRST_YEAR = 1920;
const MONTHS_A_YEAR = 12;
const LONGEST_MONTH = 31;
/** Tells that 29 February exists as long as no year is chosen. */
const SOME_LEAP_YEAR = 2000;

/** A year or month that is not chosen yet is null. */
export type MonthOptionsInput = { year: number | null; onlyFuture: boolean; today: Day };
export type DayOptionsInput = MonthOptionsInput & { month: number | null };
export type DateParts = { year: number | null; month: number | null; day: number | null };

export const EMPTY_DATE: DateParts = { year: null, month: null, day: null };

const upTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

export function datePartsOf(day: Day): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** From 1920 to next year. */
export const yearOptions = (today: Day): number[] => upTo(FIRST_YEAR, datePartsOf(today).year + 1);

/** 1 to 12; truncated and in the current year, those that have not passed. */
export function monthOptions({ year, onlyFuture, today }: MonthOptionsInput): number[] {
  const now = datePartsOf(today);
  return upTo(onlyFuture && year === now.year ? now.month : 1, MONTHS_A_YEAR);
}

/** 1 to the month's last day; truncated and in the current month, from today on. */
export function dayOptions({ year, month, onlyFuture, today }: DayOptionsInput): number[] {
  const now = datePartsOf(today);
  const isThisMonth = year === now.year && month === now.month;
  return upTo(onlyFuture && isThisMonth ? now.day : 1, month === null ? LONGEST_MONTH : lastDay(year, month));
}

const lastDay = (year: number | null, month: number) =>
  new Date(Date.UTC(year ?? SOME_LEAP_YEAR, month, 0)).getUTCDate();

/** Takes back what is no longer on offer, after a year or month was changed. */
export function clearUnavailableParts(
  parts: DateParts,
  offer: { onlyFuture: boolean; today: Day },
): DateParts {
  const { year } = parts;
  const month = offered(monthOptions({ year, ...offer }), parts.month);
  const day = offered(dayOptions({ year, month, ...offer }), parts.day);
  return { year, month, day };
}

const offered = (choices: readonly number[], choice: number | null) =>
  choice !== null && choices.includes(choice) ? choice : null;

/** The day that was chosen; null unless all three parts are there and make a real one. */
export function dayFromParts({ year, month, day }: DateParts): Day | null {
  if (year === null || month === null || day === null) return null;
  const text = [String(year).padStart(4, '0'), two(month), two(day)].join('-');
  return isCalendarDay(text) ? text : null;
}

const two = (part: number) => String(part).padStart(2, '0');

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}
