import { datePartsOf } from './date-options.ts';
import { type Day, daysBetween } from './dates.ts';

const WEEK_DAYS = 7;
/** Below these limits the age is given in the smaller unit. */
const IN_DAYS_BELOW = 14;
const IN_WEEKS_BELOW_MONTHS = 3;
const IN_MONTHS_BELOW_YEARS = 2;
const WITH_MONTHS_BELOW_YEARS = 5;

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;

/** Whole months from one day to another; in a shorter month its last day counts as the 31st. */
function monthsBetween(from: Day, to: Day): number {
  const [a, b] = [datePartsOf(from), datePartsOf(to)];
  const lastDayOfMonth = new Date(Date.UTC(b.year, b.month, 0)).getUTCDate();
  const isShort = b.day < Math.min(a.day, lastDayOfMonth);
  return (b.year - a.year) * 12 + b.month - a.month - (isShort ? 1 : 0);
}

/** The age of a child as parents give it: `9 days`, `6 weeks`, `4 months`, `2 years 3 months`. */
export function ageText(born: Day, today: Day): string {
  const days = daysBetween(born, today);
  if (days < 0) return 'not born yet';
  if (days === 0) return 'born today';
  if (days < IN_DAYS_BELOW) return count(days, 'day');
  const months = monthsBetween(born, today);
  if (months < IN_WEEKS_BELOW_MONTHS) return count(Math.floor(days / WEEK_DAYS), 'week');
  const years = Math.floor(months / 12);
  if (years < IN_MONTHS_BELOW_YEARS) return count(months, 'month');
  const restMonths = months % 12;
  return years < WITH_MONTHS_BELOW_YEARS && restMonths > 0
    ? `${count(years, 'year')} ${count(restMonths, 'month')}`
    : count(years, 'year');
}

/** `due in 9 weeks`, `due tomorrow`, `was due 3 days ago`. */
export function dueDateText(due: Day, today: Day): string {
  const days = daysBetween(today, due);
  if (days < 0) return `was due ${count(-days, 'day')} ago`;
  if (days === 0) return 'due today';
  if (days === 1) return 'due tomorrow';
  return `due in ${days < IN_DAYS_BELOW ? count(days, 'day') : count(Math.floor(days / WEEK_DAYS), 'week')}`;
}
