import { type Day, daysBetween } from '../time/dates.ts';

const WEEK = 7;
/** Up to here in days, then in weeks, and at last in months. */
const MOST_DAYS = 13;
const MOST_WEEKS_DAYS = 8 * WEEK;
const MONTH = 30.4;

/** `Tomorrow`, `In 5 days`, `In 2 weeks`, `In 3 months`. For a day after today. */
export function startsIn(fromDate: Day, today: Day): string {
  const days = daysBetween(today, fromDate);
  if (days === 1) return 'Tomorrow';
  if (days <= MOST_DAYS) return `In ${days} days`;
  return days <= MOST_WEEKS_DAYS
    ? `In ${Math.round(days / WEEK)} weeks`
    : `In ${Math.round(days / MONTH)} months`;
}
