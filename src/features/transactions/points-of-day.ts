import type { Day } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import type { Transaction } from '../../domain/visitor/transaction.ts';

/** The points that were earned on one day. What was spent is not taken off. */
export const pointsOfDay = (
  transactions: readonly Pick<Transaction, 'kind' | 'amount' | 'at'>[],
  day: Day,
): number =>
  transactions
    .filter(({ kind, amount, at }) => kind === 'points' && amount > 0 && dayAt(Number(new Date(at))) === day)
    .reduce((sum, { amount }) => sum + amount, 0);
