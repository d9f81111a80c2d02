import { useAtomValue } from 'jotai';
import { todayAtom } from '../../platform/clock.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isOutboxReadAtom } from '../../platform/outbox-client.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useHasWaited } from '../../ui/use-has-passed.ts';
import { type OptimisticCheckIn, optimisticCheckIn } from './optimistic-check-in.ts';
import { checkInQueries } from './queries.ts';

export type KnownCheckIn = OptimisticCheckIn | { state: 'unknown' };

/**
 * Today's check-in at one expo, as this phone knows it. `unknown`, for 2 s at most: it is not read yet whether there is
 * one.
 */
export function useCheckIn(expoId: string): KnownCheckIn {
  const hasWaited = useHasWaited();
  const today = useAtomValue(todayAtom);
  const isOutboxRead = useAtomValue(isOutboxReadAtom);
  const { data, isAwaited } = useOptimisticQuery(
    checkInQueries.list(useAtomValue(isAuthAtom)),
    (checkIns, ...changes) => optimisticCheckIn(expoId, today, checkIns, ...changes),
    [],
  );
  return data.state === 'open' && !hasWaited && (isAwaited || !isOutboxRead) ? { state: 'unknown' } : data;
}
