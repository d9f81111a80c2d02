import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 30_000;

export const checkInQueries = {
  list: (isAuth: boolean) =>
    trpcQuery('businesses.expos.myCheckIns', {
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
