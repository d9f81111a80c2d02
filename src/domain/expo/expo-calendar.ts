// @script venue

import { calendarDomain } from '../organiser/references.ts';
import { expoPath } from '../routing/paths.ts';
import { addDays } from '../time/dates.ts';
import { instantMsAt } from '../time/expo-time.ts';
import type { AnnouncedTalk } from './agenda.ts';
import type { CalendarEvent } from './calendar-file.ts';
import type { Expo, Talk } from './expo.ts';
import { talkPath, talkPeriod } from './programme.ts';

type CalendarExpo = Pick<Expo, 'id' | 'slug' | 'name' | 'venue' | 'address' | 'schedule'>;

/** With the street, a calendar can show the way. */
const placeText = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** One event for each day that the expo is open, perhaps past midnight. `origin`: of the app's public address. */
export const expoEvents = (expo: CalendarExpo, origin: string): CalendarEvent[] =>
  expo.schedule.map(({ date, startTime, endTime }) => ({
    id: `${expo.id}-${date}@${calendarDomain}`,
    title: expo.name,
    place: placeText(expo.venue, expo.address),
    startMs: instantMsAt(date, startTime),
    endMs: instantMsAt(endTime > startTime ? date : addDays(date, 1), endTime),
    url: origin + expoPath(expo.slug),
  }));

export type CalendarTalk = AnnouncedTalk & Pick<Talk, 'speaker' | 'text'> & { id: string };

/** A talk without an id is identified by its day, time, title and place. */
const keyOf = ({ id, date, startTime, title, place }: CalendarTalk): string =>
  id || date + startTime + title + place;

export const talkEvent = (expo: CalendarExpo, talk: CalendarTalk, origin: string): CalendarEvent => ({
  id: `${expo.id}-${keyOf(talk)}@${calendarDomain}`,
  title: talk.title,
  description: [talk.speaker, talk.text].filter(Boolean).join('\n\n'),
  place: placeText(talk.place, expo.venue, expo.address),
  ...talkPeriod(talk),
  url: origin + talkPath(expo.slug, talk.id, talk.date),
});
