import { calendarFile } from '../../domain/expo/calendar-file.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { type CalendarTalk, talkEvent } from '../../domain/expo/expo-calendar.ts';
import { nowMs } from '../../platform/clock.ts';
import { saveCalendarFile } from '../../platform/save-calendar-file.ts';

/** Saves talks as a file for the phone's calendar. `name`: the end of the file's. False where that does nothing. */
export function saveTalks(
  expo: Expo,
  name: string,
  title: string,
  talks: readonly CalendarTalk[],
): Promise<boolean> {
  const events = talks.map((talk) => talkEvent(expo, talk, location.origin));
  return saveCalendarFile(`${expo.slug}-${name}.ics`, calendarFile(title, events, nowMs()));
}
