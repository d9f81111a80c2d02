import type { Day } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import type { Transaction } from '../../domain/visitor/transaction.ts';

type DatedTransaction = Transaction & { day: Day };

/** The transactions of each month, in the order of the list; a key is the month as `YYYY-MM`. */
export function transactionsByMonth(items: readonly Transaction[]): Map<string, DatedTransaction[]> {
  const months = new Map<string, DatedTransaction[]>();
  for (const item of items) {
    const day = dayAt(item.at.getTime());
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), { ...item, day }]);
  }
  return months;
}
