import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { todayAtom } from '../../platform/clock.ts';
import { useOptimisticValue } from '../../platform/optimistic-query.ts';
import { optimisticDayPoints } from './optimistic-day-points.ts';
import { transactionQueries } from './queries.ts';

/** The points that the visitor has earned today, of what has been loaded. */
export function usePointsToday(): number {
  const today = useAtomValue(todayAtom);
  const query = transactionQueries.list(null);
  const { data, dataUpdatedAt } = useInfiniteQuery(query);
  const points = useOptimisticValue(query, { data, dataUpdatedAt }, ({ pages }, ...changes) =>
    optimisticDayPoints(today, pages[0]?.items ?? [], ...changes),
  );
  return points ?? 0;
}
