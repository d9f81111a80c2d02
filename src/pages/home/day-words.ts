// @script venue

import { closedText, doorsOf, opensText } from '../../domain/expo/doors.ts';
import { type Expo, expoPhase } from '../../domain/expo/expo.ts';
import { type Day, daysBetween } from '../../domain/time/dates.ts';
import { hourAt } from '../../domain/time/expo-instant.ts';

/** `Good morning` by the clock of the expos. */
export function greeting(nowMs: number): string {
  const hour = hourAt(nowMs);
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The longest first word that may be a family name (`Leong Wei Ling`) or half of a given one (`Nur Aisyah`). */
const SHORT_WORD = 5;
const LONGEST_IN_FULL = 16;

/** The name in a greeting: the first word, or a short name in full where that word may not be the given name. */
export function greetingName(name: string): string {
  // The sentence has a full stop of its own.
  const words = name
    .replace(/[\s.]+$/, '')
    .trim()
    .split(/\s+/);
  const whole = words.join(' ');
  const [first = ''] = words;
  return first.length <= SHORT_WORD && whole.length <= LONGEST_IN_FULL ? whole : first;
}

/** A sentence about today for an expo that is on or to come. `nowMs` tells whether its doors are open. */
export function dayText(expo: Expo, today: Day, isCheckedIn: boolean, nowMs: number): string {
  const { name, fromDate } = expo;
  if (expoPhase(expo, today) !== 'running') {
    const days = daysBetween(today, fromDate);
    return `${name} opens ${days === 1 ? 'tomorrow' : `in ${days} days`}`;
  }
  const doors = doorsOf(expo, today, nowMs);
  if (doors.state === 'not-yet') return opensText(expo, doors.opensAt);
  if (isCheckedIn) return doors.state === 'closed' ? `You were at ${name} today` : `You’re at ${name}`;
  if (doors.state === 'closed') return closedText(expo, today);
  return `${name} is on today`;
}
