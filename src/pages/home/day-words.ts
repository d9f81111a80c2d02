// @script venue

import { type Expo, expoPhase } from '../../domain/expo/expo.ts';
import { clockLabel, type Day, daysBetween } from '../../domain/time/dates.ts';
import { hourAt, instantOf } from '../../domain/time/expo-instant.ts';

/** `Good morning` by the clock of the expos. */
export function greeting(nowMs: number): string {
  const hour = hourAt(nowMs);
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The first word of a name; empty for none. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** What today is for an expo that is on or comes. `nowMs`: its doors are closed early and late in the day. */
export function dayText(expo: Expo, today: Day, isCheckedIn: boolean, nowMs: number): string {
  const { name, schedule, fromDate, toDate } = expo;
  if (expoPhase(expo, today) !== 'running') {
    const days = daysBetween(today, fromDate);
    return `${name} opens ${days === 1 ? 'tomorrow' : `in ${days} days`}`;
  }
  const hours = schedule.find(({ date }) => date === today);
  const isClosed = hours !== undefined && nowMs >= Date.parse(instantOf(today, hours.endTime));
  if (isCheckedIn) return isClosed ? `You were at ${name} today` : `You’re at ${name}`;
  if (isClosed) return today === toDate ? `${name} is over` : `${name} has closed for today`;
  if (hours && nowMs < Date.parse(instantOf(today, hours.startTime)))
    return `${name} opens today at ${clockLabel(hours.startTime)}`;
  return `${name} is on today`;
}
