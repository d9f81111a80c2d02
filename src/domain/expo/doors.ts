// @script venue

import { addDays, clockLabel, type Day } from '../time/dates.ts';
import { wallClock } from '../time/expo-time.ts';
import { type Expo, OVER } from './expo.ts';

export type Doors = { state: 'not-yet'; opensAt: string } | { state: 'open' } | { state: 'closed' };

type Hours = Expo['schedule'][number];

/** When the doors close, as `wallClock` writes it: hours may end after midnight. */
const closeOf = ({ date, startTime, endTime }: Hours): string =>
  `${endTime <= startTime ? addDays(date, 1) : date}T${endTime}`;

/** The doors on a day of the expo. Without opening hours the doors count as open. */
export function doorsOf({ schedule }: Pick<Expo, 'schedule'>, today: Day, nowMs: number): Doors {
  const hoursOn = (day: Day) => schedule.find(({ date }) => date === day);
  const hours = hoursOn(today);
  if (!hours) return { state: 'open' };
  // Times of the day compare as text.
  const now = wallClock(nowMs);
  const lastNight = hoursOn(addDays(today, -1));
  if (lastNight && now < closeOf(lastNight)) return { state: 'open' };
  if (now >= closeOf(hours)) return { state: 'closed' };
  return now < `${today}T${hours.startTime}`
    ? { state: 'not-yet', opensAt: hours.startTime }
    : { state: 'open' };
}

type Running = Pick<Expo, 'schedule' | 'toDate'>;

/** What today is at an expo that is on: `On today` while its doors are open, or may be. */
export function doorsText({ schedule, toDate }: Running, today: Day, nowMs: number): string {
  const doors = doorsOf({ schedule }, today, nowMs);
  if (doors.state === 'not-yet') return `Opens ${clockLabel(doors.opensAt)}`;
  if (doors.state === 'open') return 'On today';
  if (today === toDate) return OVER;
  const tomorrow = addDays(today, 1);
  return schedule.some(({ date }) => date === tomorrow) ? 'Opens again tomorrow' : 'Closed for today';
}

/** `Baby Fair KL opens today at 10:00 AM` */
export const opensText = ({ name }: Pick<Expo, 'name'>, opensAt: string): string =>
  `${name} opens today at ${clockLabel(opensAt)}`;

/** `Baby Fair KL has closed for today` */
export const closedText = ({ name, toDate }: Pick<Expo, 'name' | 'toDate'>, today: Day): string =>
  today === toDate ? `${name} is over` : `${name} has closed for today`;
