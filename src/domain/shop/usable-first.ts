import { compareText } from '../text/compare.ts';

type Expiring = { status: string; expiresOn: string };

/** What can still be used, the soonest to expire first, and apart from it the rest, latest first. */
export function usableFirst<T extends Expiring>(items: readonly T[]): { usable: T[]; over: T[] } {
  const soonestFirst = items.toSorted((a, b) => compareText(a.expiresOn, b.expiresOn));
  return {
    usable: soonestFirst.filter(({ status }) => status === 'ready'),
    over: soonestFirst.filter(({ status }) => status !== 'ready').reverse(),
  };
}
