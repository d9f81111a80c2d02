import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 30_000;

export const agendaQueries = {
  list: (isAuth: boolean) =>
    trpcQuery('users.agenda.list', { enabled: isAuth, staleTime: STALE_MS, meta: { offlineCache: true } }),
};
