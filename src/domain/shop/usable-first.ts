import { compareText } from '../text/compare.ts';
import type { Day } from '../time/dates.ts';

type Expiring = { status: string; expiresOn: Day };

/**
 * What can still be used today, soonest to expire first, and apart from it the rest, latest first. A stored answer has
 * the status of the day on which it was loaded, so what has expired since then counts as expired.
 */
export function usableFirst<T extends Expiring>(items: readonly T[], today: Day): { usable: T[]; over: T[] } {
  const soonestFirst = items
    .map((item) => asOf(item, today))
    .sort((a, b) => compareText(a.expiresOn, b.expiresOn));
  return {
    usable: soonestFirst.filter(({ status }) => status === 'ready'),
    over: soonestFirst.filter(({ status }) => status !== 'ready').reverse(),
  };
}

const asOf = <T extends Expiring>(item: T, today: Day): T =>
  item.status === 'ready' && item.expiresOn < today ? { ...item, status: 'expired' } : item;
