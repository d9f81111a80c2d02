import { talkPeriod } from '../../domain/expo/programme.ts';
import type { AgendaEntry } from './agenda-view.ts';
import type { SoonTalk } from './soon-talk.ts';

const SOON_MS = 15 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** Key of a talk and its time: a closed banner appears again if its talk moves to another time. */
export const soonKey = ({ expoId, talkId, current: { date, startTime } }: AgendaEntry) =>
  [expoId, talkId, date, startTime].join(' ');

/** The next of the saved talks that begins within a quarter of an hour, as it is announced now. */
export function findSoonTalk(entries: readonly AgendaEntry[], nowMs: number): SoonTalk | null {
  const [next] = entries
    .filter(({ change }) => change?.kind !== 'gone')
    .map((entry) => ({ entry, inMs: talkPeriod(entry.current).startMs - nowMs }))
    .filter(({ inMs }) => inMs > 0 && inMs <= SOON_MS)
    .sort((a, b) => a.inMs - b.inMs);
  if (!next) return null;
  const { title, place } = next.entry.current;
  return { key: soonKey(next.entry), title, place, minutes: Math.ceil(next.inMs / MINUTE_MS) };
}
