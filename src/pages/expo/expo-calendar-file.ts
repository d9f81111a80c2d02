import { calendarFile } from '../../domain/expo/calendar-file.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { expoEvents } from '../../domain/expo/expo-calendar.ts';
import { nowMs } from '../../platform/clock.ts';
import { saveCalendarFile } from '../../platform/save-calendar-file.ts';

/**
 * Saves the days of an expo that are not over as a file for the phone's calendar. On the evening of its last day it
 * saves all of them: a calendar file without an event is none. False where saving does nothing.
 */
export function saveExpoCalendar(expo: Expo): Promise<boolean> {
  const now = nowMs();
  const events = expoEvents(expo, location.origin);
  const toCome = events.filter(({ endMs }) => endMs > now);
  return saveCalendarFile(
    `${expo.slug}.ics`,
    calendarFile(expo.name, toCome.length > 0 ? toCome : events, now),
  );
}
