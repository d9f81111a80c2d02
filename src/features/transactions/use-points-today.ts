import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { todayAtom } from '../../platform/clock.ts';
import { pointsOfDay } from './points-of-day.ts';
import { transactionQueries } from './queries.ts';

/** The points that the visitor has earned today, of what has been loaded. */
export function usePointsToday(): number {
  const today = useAtomValue(todayAtom);
  const { data } = useInfiniteQuery(transactionQueries.list(null));
  return pointsOfDay(data?.pages[0]?.items ?? [], today);
}
