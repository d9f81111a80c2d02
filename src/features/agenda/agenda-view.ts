import type { AnnouncedTalk } from '../../domain/expo/agenda.ts';
import type { ExpoDetail, Talk } from '../../domain/expo/expo.ts';
import {
  announced,
  compareStarts,
  overlaps,
  type TalkChange,
  talkChange,
} from '../../domain/expo/programme.ts';
import { compareText } from '../../domain/text/compare.ts';
import { clockLabel, type Day, dayRange } from '../../domain/time/dates.ts';
import type { OptimisticTalk } from './optimistic-agenda.ts';

/** A saved talk as it is announced now, with what the visitor has to know about it. */
export type AgendaEntry = OptimisticTalk & {
  current: AnnouncedTalk;
  /** On the programme as it is now. */
  item: Talk | undefined;
  change: TalkChange | null;
  /** The titles of the other saved talks that are on at the same time. */
  clashesWith: string[];
};

export const compareEntries = (
  a: Pick<AgendaEntry, 'current' | 'talkId'>,
  b: Pick<AgendaEntry, 'current' | 'talkId'>,
): number => compareStarts(a.current, b.current) || compareText(a.talkId, b.talkId);

/** In the order of the times as announced now. Without a programme nothing is known to have changed. */
export function agendaEntries(
  saved: readonly OptimisticTalk[],
  programme: ExpoDetail['programme'] | undefined,
): AgendaEntry[] {
  const known = saved.map((talk) => {
    const item = programme?.find(({ id }) => id === talk.talkId);
    const change = programme ? talkChange(talk.talk, item && announced(item)) : null;
    return { ...talk, change, item, current: item ? announced(item) : talk.talk };
  });
  const entries = known.sort(compareEntries);
  const takingPlace = entries.filter(({ change }) => change?.kind !== 'gone');
  return entries.map((entry) => ({
    ...entry,
    clashesWith:
      entry.change?.kind === 'gone'
        ? []
        : takingPlace
            .filter((other) => other.talkId !== entry.talkId && overlaps(other.current, entry.current))
            .map(({ current }) => current.title),
  }));
}

const talkTimeAndPlace = ({ date, startTime, place }: AnnouncedTalk, today: Day) =>
  [`${date === today ? 'today' : dayRange(date, date, today)}, ${clockLabel(startTime)}`, place]
    .filter(Boolean)
    .join(' · ');

/** What has changed, in words: what is new, and what it was. Only an end that has moved has no words of its own. */
export function changeText(saved: AnnouncedTalk, change: TalkChange, today: Day): string {
  if (change.kind === 'gone') return 'This talk is no longer on the programme.';
  if (change.kind === 'renamed') return `This talk has a new title. It was “${saved.title}”.`;
  const [before, after] = [talkTimeAndPlace(saved, today), talkTimeAndPlace(change.current, today)];
  if (before !== after) return `This talk moved. It was ${before}.`;
  return change.current.endTime
    ? `This talk now ends at ${clockLabel(change.current.endTime)}.`
    : 'This talk has no fixed end any more.';
}
