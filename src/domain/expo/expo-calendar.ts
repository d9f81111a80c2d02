// @script venue

import { calendarDomain } from '../organiser/references.ts';
import { expoPath } from '../routing/paths.ts';
import { instantMsAt } from '../time/expo-time.ts';
import type { AnnouncedTalk } from './agenda.ts';
import type { CalendarEvent } from './calendar-file.ts';
import type { Expo } from './expo.ts';
import { talkPeriod } from './programme.ts';

type CalendarExpo = Pick<Expo, 'id' | 'slug' | 'name' | 'venue' | 'schedule'>;

/** One event for each day that the expo is open. `origin`: of the app's public address. */
export const expoEvents = (expo: CalendarExpo, origin: string): CalendarEvent[] =>
  expo.schedule.map(({ date, startTime, endTime }) => ({
    id: `${expo.id}-${date}@${calendarDomain}`,
    title: expo.name,
    place: expo.venue,
    startMs: instantMsAt(date, startTime),
    endMs: instantMsAt(date, endTime),
    url: origin + expoPath(expo.slug),
  }));

export const talkEvent = (
  expo: CalendarExpo,
  talkId: string,
  talk: AnnouncedTalk & { speaker?: string | undefined },
  origin: string,
): CalendarEvent => ({
  id: `${expo.id}-${talkId}@${calendarDomain}`,
  title: talk.title,
  description: talk.speaker,
  place: [talk.place, expo.venue].filter(Boolean).join(', '),
  ...talkPeriod(talk),
  url: origin + expoPath(expo.slug),
});
