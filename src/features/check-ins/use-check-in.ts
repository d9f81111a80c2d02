import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { todayAtom } from '../../platform/clock.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isOutboxReadAtom } from '../../platform/outbox-client.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticCheckIn, optimisticCheckIn } from './optimistic-check-in.ts';
import { checkInQueries } from './queries.ts';

/** Longer than a slow phone takes to read what it has stored. With a weak signal nobody waits for the server. */
const UNKNOWN_LIMIT_MS = 2_000;

export type KnownCheckIn = OptimisticCheckIn | { state: 'unknown' };

/** Today's check-in at one expo, as this phone knows it. `unknown`, for 2 s at most: it is not read yet whether there is one. */
export function useCheckIn(expoId: string): KnownCheckIn {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, UNKNOWN_LIMIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const today = useAtomValue(todayAtom);
  const isOutboxRead = useAtomValue(isOutboxReadAtom);
  const { data, isAwaited } = useOptimisticQuery(
    checkInQueries.list(useAtomValue(isAuthAtom)),
    (checkIns, ...changes) => optimisticCheckIn(expoId, today, checkIns, ...changes),
    [],
  );
  return data.state === 'open' && !isLate && (isAwaited || !isOutboxRead) ? { state: 'unknown' } : data;
}
