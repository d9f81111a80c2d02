import type { CheckIn } from '../../domain/expo/check-in.ts';
import { compareText } from '../../domain/text/compare.ts';
import type { Day } from '../../domain/time/dates.ts';

type PastCheckIn = CheckIn & { name: string };

/** Check-ins before today with the name of their expo, latest first. An expo that is no longer listed has none. */
export function pastCheckIns(
  checkIns: readonly CheckIn[],
  expos: readonly { id: string; name: string }[],
  today: Day,
): PastCheckIn[] {
  const names = new Map(expos.map(({ id, name }) => [id, name]));
  return checkIns
    .filter(({ day }) => day < today)
    .map((checkIn) => ({ ...checkIn, name: names.get(checkIn.expoId) ?? 'An earlier expo' }))
    .sort((a, b) => compareText(b.checkedInAt, a.checkedInAt));
}
