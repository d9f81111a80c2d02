import * as v from 'valibot';
import { checkInAnswerSchema } from '../../domain/expo/check-in.ts';
import type { Day } from '../../domain/time/dates.ts';
import type { Transaction } from '../../domain/visitor/transaction.ts';
import { type AnswerVersion, isContained } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { pointsOfDay } from './points-of-day.ts';

/**
 * The points that were earned on one day, with what delivered check-ins have earned since the answer, as in the balance.
 */
export function optimisticDayPoints(
  day: Day,
  transactions: readonly Pick<Transaction, 'kind' | 'amount' | 'at'>[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): number {
  const added = entries.map((entry) => {
    if (entry.action.name !== 'expo.check-in' || entry.state !== 'sent' || isContained(entry, version))
      return 0;
    const { success, output } = v.safeParse(checkInAnswerSchema, entry.answer);
    return success && output.day === day ? output.points : 0;
  });
  return pointsOfDay(transactions, day) + added.reduce((sum, points) => sum + points, 0);
}
