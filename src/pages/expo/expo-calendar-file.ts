import { calendarFile } from '../../domain/expo/calendar-file.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { expoEvents } from '../../domain/expo/expo-calendar.ts';
import { nowMs } from '../../platform/clock.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Saves the days of an expo as a file for the phone's calendar. */
export const saveExpoCalendar = (expo: Expo): void =>
  saveFile(
    `${expo.slug}.ics`,
    'text/calendar',
    calendarFile(expo.name, expoEvents(expo, location.origin), nowMs()),
  );
