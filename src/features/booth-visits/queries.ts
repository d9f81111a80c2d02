import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 30_000;

export const boothVisitQueries = {
  list: (isAuth: boolean) =>
    trpcQuery('users.boothVisits.list', {
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
