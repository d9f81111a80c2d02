import { useAtomValue } from 'jotai';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticTalk, optimisticAgenda } from './optimistic-agenda.ts';
import { agendaQueries } from './queries.ts';

/** What the visitor has saved at each expo; only what was saved on this phone until the server's list is loaded. */
export const useAgendas = (expoIds: readonly string[]): OptimisticTalk[][] =>
  useOptimisticQuery(
    agendaQueries.list(useAtomValue(isAuthAtom)),
    (talks, ...changes) => expoIds.map((expoId) => optimisticAgenda(expoId, talks, ...changes)),
    [],
  ).data;

export const useAgenda = (expoId: string): OptimisticTalk[] => useAgendas([expoId])[0] ?? [];
