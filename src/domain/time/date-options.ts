import { type Day, MONTH_NAMES } from './dates.ts';

// The options of the three lists of a date: year, month and day. With `onlyFuture`, past months and days are left out.
const FIRST_YEAR = 1920;
const MONTHS_A_YEAR = 12;
const LONGEST_MONTH = 31;
/** Stands in until a year is chosen, so that 29 February is offered. */
const ANY_LEAP_YEAR = 2000;

/** `year` is null until it is chosen. */
type MonthOptionsInput = { year: number | null; onlyFuture: boolean; today: Day };
type DayOptionsInput = MonthOptionsInput & { month: number | null };
export type DateParts = { year: number | null; month: number | null; day: number | null };

export const EMPTY_DATE: DateParts = { year: null, month: null, day: null };

const numbersFromTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

export function datePartsOf(day: Day): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** From 1920 to next year. */
export const yearOptions = (today: Day): number[] => numbersFromTo(FIRST_YEAR, datePartsOf(today).year + 1);

/** 1 to 12; with `onlyFuture` in the current year, from this month on. */
export function monthOptions({ year, onlyFuture, today }: MonthOptionsInput): number[] {
  const current = datePartsOf(today);
  return numbersFromTo(onlyFuture && year === current.year ? current.month : 1, MONTHS_A_YEAR);
}

/** 1 to the month's last day; with `onlyFuture` in the current month, from today on. */
export function dayOptions({ year, month, onlyFuture, today }: DayOptionsInput): number[] {
  const current = datePartsOf(today);
  const isCurrentMonth = year === current.year && month === current.month;
  const firstDay = onlyFuture && isCurrentMonth ? current.day : 1;
  return numbersFromTo(firstDay, month === null ? LONGEST_MONTH : lastDay(year, month));
}

const lastDay = (year: number | null, month: number) =>
  new Date(Date.UTC(year ?? ANY_LEAP_YEAR, month, 0)).getUTCDate();

/** Why what is chosen so far is no date, as a sentence; null where it is one, or may become one. */
export function dateProblem(
  { year, month, day }: DateParts,
  { onlyFuture, today }: { onlyFuture: boolean; today: Day },
): string | null {
  if (month === null) return null;
  const last = lastDay(year, month);
  if (day !== null && day > last)
    return `${MONTH_NAMES[month - 1]}${year === null ? '' : ` ${year}`} has only ${last} days.`;
  const isOver =
    !monthOptions({ year, onlyFuture, today }).includes(month) ||
    (day !== null && !dayOptions({ year, month, onlyFuture, today }).includes(day));
  return isOver ? 'This date has passed.' : null;
}

/** The chosen day; null unless all three parts are chosen and form a day of the calendar. */
export function dayFromParts({ year, month, day }: DateParts): Day | null {
  if (year === null || month === null || day === null) return null;
  const text = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
  return isCalendarDay(text) ? text : null;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. Its years, and those of PostgreSQL, begin with 1. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instantMs = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(instantMs) && new Date(instantMs).toISOString().startsWith(text);
}
