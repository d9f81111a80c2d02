// @script venue

import type { Day } from '../time/dates.ts';
import { instantOf } from '../time/expo-instant.ts';
import type { Expo } from './expo.ts';

export type Doors = { state: 'not-yet'; opensAt: string } | { state: 'open' } | { state: 'closed' };

/** The doors on a day of the expo. Without hours nobody knows when they close: they count as open. */
export function doorsOf({ schedule }: Pick<Expo, 'schedule'>, today: Day, nowMs: number): Doors {
  const hours = schedule.find(({ date }) => date === today);
  if (!hours) return { state: 'open' };
  if (nowMs >= Date.parse(instantOf(today, hours.endTime))) return { state: 'closed' };
  if (nowMs < Date.parse(instantOf(today, hours.startTime)))
    return { state: 'not-yet', opensAt: hours.startTime };
  return { state: 'open' };
}

/** `Baby Fair KL has closed for today` */
export const closedText = ({ name, toDate }: Pick<Expo, 'name' | 'toDate'>, today: Day): string =>
  today === toDate ? `${name} is over` : `${name} has closed for today`;
