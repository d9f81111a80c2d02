import { useAtomValue } from 'jotai';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticTalk, optimisticAgenda } from './optimistic-agenda.ts';
import { agendaQueries } from './queries.ts';

/** What the visitor has saved at one expo; only what was saved on this phone until the server's list is loaded. */
export const useAgenda = (expoId: string): OptimisticTalk[] =>
  useOptimisticQuery(
    agendaQueries.list(useAtomValue(isAuthAtom)),
    (talks, ...changes) => optimisticAgenda(expoId, talks, ...changes),
    [],
  ).data;
