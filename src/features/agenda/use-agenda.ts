import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticTalk, optimisticAgenda } from './optimistic-agenda.ts';
import { agendaQueries } from './queries.ts';

/** What the visitor has saved at each expo, and whether the server's list is loaded. */
export const useAgendasQuery = (expoIds: readonly string[]) =>
  useOptimisticQuery(
    agendaQueries.list(useAtomValue(isAuthAtom)),
    (talks, ...changes) => expoIds.map((expoId) => optimisticAgenda(expoId, talks, ...changes)),
    [],
  );

/** What the visitor has saved at each expo; only what was saved on this phone until the server's list is loaded. */
export const useAgendas = (expoIds: readonly string[]): OptimisticTalk[][] => useAgendasQuery(expoIds).data;

export const useAgenda = (expoId: string): OptimisticTalk[] => useAgendas([expoId])[0] ?? [];

/** Nothing is known yet of what the server holds, and its answer is on its way. */
export const useIsAgendaAwaited = (): boolean => useAgendasQuery([]).isAwaited;

/**
 * The ids of the talks that were saved already when the list was first known, and still are. A list that leaves them
 * out keeps its rows while the visitor saves and takes back what is in it.
 */
export function useSavedBefore(expoId: string): ReadonlySet<string> {
  const { data, isLoaded } = useAgendasQuery([expoId]);
  const saved = (data[0] ?? []).map(({ talkId }) => talkId);
  const [before, setBefore] = useState<readonly string[] | null>(null);
  if (isLoaded && before === null) setBefore(saved);
  return new Set(saved.filter((id) => before?.includes(id)));
}
