// @script browse

import { fillPath, paths } from '../routing/paths.ts';
import { compareNames, compareText } from '../text/compare.ts';
import { encodePart } from '../text/encode-part.ts';
import type { Day } from '../time/dates.ts';
import { instantMsAt } from '../time/expo-time.ts';
import type { AnnouncedTalk } from './agenda.ts';
import type { Talk } from './expo.ts';

/** How long an entry without an end counts as going on. */
const DEFAULT_MS = 30 * 60 * 1000;

type TalkTime = Pick<AnnouncedTalk, 'date' | 'startTime' | 'endTime'>;

/** Start and end in ms since 1970. An end that is not after the start counts as none. */
export function talkPeriod({ date, startTime, endTime }: TalkTime): { startMs: number; endMs: number } {
  const startMs = instantMsAt(date, startTime);
  const endMs = endTime ? instantMsAt(date, endTime) : 0;
  return { startMs, endMs: endMs > startMs ? endMs : startMs + DEFAULT_MS };
}

export type TalkPhase = 'past' | 'now' | 'later';

export function talkPhase(talk: TalkTime, nowMs: number): TalkPhase {
  const { startMs, endMs } = talkPeriod(talk);
  if (endMs <= nowMs) return 'past';
  return startMs <= nowMs ? 'now' : 'later';
}

const startKey = ({ date, startTime }: TalkTime) => `${date} ${startTime}`;

export const compareStarts = (a: TalkTime, b: TalkTime): number => compareText(startKey(a), startKey(b));

/** In the order of time; those that begin together keep their order. */
export const inTimeOrder = <T extends TalkTime>(talks: readonly T[]): T[] => talks.toSorted(compareStarts);

const UP_NEXT = 4;

/** The few that are on or come next, in the order of time. */
export const upNext = <T extends TalkTime>(talks: readonly T[], nowMs: number): T[] =>
  inTimeOrder(talks.filter((talk) => talkPhase(talk, nowMs) !== 'past')).slice(0, UP_NEXT);

/**
 * The day that a programme opens at: the next one with talks that are not over, or else today, or else the last one.
 */
export function dayToOpen(talks: readonly TalkTime[], today: Day, nowMs: number): Day | undefined {
  const days = talks.map(({ date }) => date).sort();
  return upNext(talks, nowMs)[0]?.date ?? (days.includes(today) ? today : days.at(-1));
}

/**
 * What a visitor goes to next: today, the first of the saved ones, or else the first on stage; on other days, the first
 * of the saved ones, or else of all. Null when nothing is left.
 */
export function nextTalk<T extends TalkTime, U extends TalkTime>(
  saved: readonly T[],
  programme: readonly U[],
  today: Day,
  nowMs: number,
): { talk: T | U; isSaved: boolean } | null {
  const [mine, all] = [inTimeOrder(saved), inTimeOrder(programme)].map((talks) =>
    talks.filter((talk) => talkPhase(talk, nowMs) !== 'past'),
  ) as [T[], U[]];
  const ofToday = ({ date }: TalkTime) => date === today;
  const savedTalk = mine.find(ofToday) ?? (all.some(ofToday) ? undefined : mine[0]);
  if (savedTalk) return { talk: savedTalk, isSaved: true };
  return all[0] ? { talk: all[0], isSaved: false } : null;
}

export function overlaps(a: TalkTime, b: TalkTime): boolean {
  const [one, other] = [talkPeriod(a), talkPeriod(b)];
  return one.startMs < other.endMs && other.startMs < one.endMs;
}

/** What has become of a saved talk: null while it is as it was saved. */
export type TalkChange = { kind: 'gone' } | { kind: 'moved' | 'renamed'; current: AnnouncedTalk };

const isSameTime = (a: TalkTime, b: TalkTime) =>
  a.date === b.date && a.startTime === b.startTime && a.endTime === b.endTime;

export function talkChange(saved: AnnouncedTalk, current: AnnouncedTalk | undefined): TalkChange | null {
  if (!current) return { kind: 'gone' };
  if (!isSameTime(saved, current) || saved.place !== current.place) return { kind: 'moved', current };
  return saved.title === current.title ? null : { kind: 'renamed', current };
}

/** What a visitor saves of an item. */
export const announced = ({ date, startTime, endTime, title, place }: Talk): AnnouncedTalk => ({
  date,
  startTime,
  endTime,
  title,
  place,
});

/** The places of a programme, each once, by name. */
export const placesOf = (items: readonly Pick<Talk, 'place'>[]): string[] =>
  [...new Set(items.map(({ place }) => place).filter(Boolean))].sort(compareNames);

/** The id of a talk's element on the page of its expo. */
export const talkAnchor = (talkId: string) => `talk-${talkId}`;

/** A talk on the page of its expo, where it is open. */
export const talkPath = (expoSlug: string, talkId: string, day: Day) =>
  `${fillPath(paths.expo, { expoSlug, day })}#${encodePart(talkAnchor(talkId))}`;
