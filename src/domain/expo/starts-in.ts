import { type Day, daysBetween } from '../time/dates.ts';

/** Up to here in days, then in weeks. */
const MOST_DAYS = 13;

/** `Tomorrow`, `In 5 days`, `In 2 weeks`. For a day after today. */
export function startsIn(fromDate: Day, today: Day): string {
  const days = daysBetween(today, fromDate);
  if (days === 1) return 'Tomorrow';
  if (days <= MOST_DAYS) return `In ${days} days`;
  return `In ${Math.round(days / 7)} weeks`;
}
