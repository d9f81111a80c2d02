// @script venue

import { type Expo, expoPhase } from '../../domain/expo/expo.ts';
import { type Day, daysBetween } from '../../domain/time/dates.ts';
import { hourAt } from '../../domain/time/expo-instant.ts';

/** `Good morning` by the clock of the expos. */
export function greeting(nowMs: number): string {
  const hour = hourAt(nowMs);
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The first word of a name; empty for none. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** What today is for an expo that is on or comes. */
export function dayText(expo: Expo, today: Day, isCheckedIn: boolean): string {
  if (expoPhase(expo, today) === 'running')
    return isCheckedIn ? `You’re at ${expo.name}` : `${expo.name} is on today`;
  const days = daysBetween(today, expo.fromDate);
  return `${expo.name} opens ${days === 1 ? 'tomorrow' : `in ${days} days`}`;
}
