import * as v from 'valibot';
import { checkInAnswerSchema } from '../../domain/expo/check-in.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import type { PointsSummary } from '../../domain/visitor/points.ts';
import { type AnswerVersion, changesSince, isContained } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

export type OptimisticPoints = {
  /** The balance, with what delivered check-ins have earned since it was loaded. */
  points: number;
  /** What waiting check-ins will earn. Not part of the balance: the server may refuse one. */
  pending: number;
};

/** The visitor's points as this phone knows them. */
export function optimisticPoints(
  { balanceAmount, pointsPerCheckIn = 0 }: PointsSummary,
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticPoints {
  const delivered = entries.filter(
    ({ action, state }) => action.name === 'expo.check-in' && state === 'sent',
  );
  const checkIns = delivered.flatMap((entry) => {
    const { success, output } = v.safeParse(checkInAnswerSchema, entry.answer);
    return success ? [{ ...output, isNew: !isContained(entry, version) }] : [];
  });
  const newPoints = checkIns.reduce((sum, { points, isNew }) => sum + (isNew ? points : 0), 0);
  const waiting = changesSince(version, ['expo.check-in'], entries)
    .filter(({ isPending }) => isPending)
    .map(({ input, tappedAtMs }) => dayAtExpo({ expoId: input.expoId, day: dayAt(tappedAtMs) }));
  // Only the first check-in of a day at an expo earns points.
  const paid = new Set(checkIns.map(dayAtExpo));
  const unpaid = new Set(waiting.filter((day) => !paid.has(day)));
  return { points: balanceAmount.points + newPoints, pending: unpaid.size * pointsPerCheckIn };
}

const dayAtExpo = ({ expoId, day }: { expoId: string; day: string }) => `${day} ${expoId}`;
