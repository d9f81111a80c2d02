import { useAtomValue } from 'jotai';
import { todayAtom } from '../../platform/clock.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticCheckIn, optimisticCheckIn } from './optimistic-check-in.ts';
import { checkInQueries } from './queries.ts';

/** Today's check-in at one expo, as this phone knows it. */
export function useCheckIn(expoId: string): OptimisticCheckIn {
  const today = useAtomValue(todayAtom);
  return useOptimisticQuery(
    checkInQueries.list(useAtomValue(isAuthAtom)),
    (checkIns, ...changes) => optimisticCheckIn(expoId, today, checkIns, ...changes),
    [],
  ).data;
}
