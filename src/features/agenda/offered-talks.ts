import type { Talk } from '../../domain/expo/expo.ts';
import { inTimeOrder, talkPhase } from '../../domain/expo/programme.ts';

type OfferedTalks = {
  /** Not over and not on the agenda yet, in the order of time. */
  talks: Talk[];
  savedCount: number;
  overCount: number;
  /** No longer on the programme, or not on the one that this phone has. */
  unknownCount: number;
};

/** What another phone's agenda would add to this one. */
export function offeredTalks(
  talkIds: readonly string[],
  programme: readonly Talk[],
  savedIds: readonly string[],
  nowMs: number,
): OfferedTalks {
  const known = programme.filter(({ id }) => id !== undefined && talkIds.includes(id));
  const saved = known.filter(({ id }) => savedIds.includes(id ?? ''));
  const others = known.filter((talk) => !saved.includes(talk));
  const talks = inTimeOrder(others.filter((talk) => talkPhase(talk, nowMs) !== 'past'));
  return {
    talks,
    savedCount: saved.length,
    overCount: others.length - talks.length,
    unknownCount: talkIds.length - known.length,
  };
}
