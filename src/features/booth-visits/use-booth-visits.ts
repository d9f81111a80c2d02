import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { startOutbox } from '../../platform/outbox-client.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { optimisticVisits } from './optimistic-visits.ts';
import { boothVisitQueries } from './queries.ts';

/** Which booths of one expo the visitor marked, with or without an account. */
export function useBoothVisits(expoId: string): Map<string, boolean> {
  const store = useStore();
  // What is marked before a sign-in is in the outbox alone.
  useEffect(() => startOutbox(store), [store]);
  return useOptimisticQuery(
    boothVisitQueries.list(useAtomValue(isAuthAtom)),
    (visits, ...changes) => optimisticVisits(expoId, visits, ...changes),
    [],
  ).data;
}
