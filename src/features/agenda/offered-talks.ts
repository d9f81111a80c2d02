import type { ProgrammeItem } from '../../domain/expo/expo.ts';
import { inTimeOrder } from '../../domain/expo/programme.ts';

export type OfferedTalks = {
  /** Not on the agenda yet, in the order of time. */
  talks: ProgrammeItem[];
  savedCount: number;
  /** No longer on the programme, or not on the one that this phone has. */
  unknownCount: number;
};

/** What another phone's agenda would add to this one. */
export function offeredTalks(
  talkIds: readonly string[],
  programme: readonly ProgrammeItem[],
  savedIds: readonly string[],
): OfferedTalks {
  const known = programme.filter(({ id }) => id !== undefined && talkIds.includes(id));
  const talks = inTimeOrder(known.filter(({ id }) => !savedIds.includes(id as string)));
  return { talks, savedCount: known.length - talks.length, unknownCount: talkIds.length - known.length };
}
