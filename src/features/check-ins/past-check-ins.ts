import { compareText } from '../../domain/text/compare.ts';
import type { Day } from '../../domain/time/dates.ts';
import type { ServerCheckIn } from './optimistic-check-in.ts';

export type PastCheckIn = ServerCheckIn & { name: string };

/** Check-ins before today with the name of their expo, latest first. An expo that is no longer listed has none. */
export function pastCheckIns(
  checkIns: readonly ServerCheckIn[],
  expos: readonly { id: string; name: string }[],
  today: Day,
): PastCheckIn[] {
  const names = new Map(expos.map(({ id, name }) => [id, name]));
  return checkIns
    .filter(({ day }) => day < today)
    .map((checkIn) => ({ ...checkIn, name: names.get(checkIn.expoId) ?? 'An earlier expo' }))
    .sort((a, b) => compareText(b.checkedInAt, a.checkedInAt));
}
