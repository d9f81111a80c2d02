import { restQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const pointsQueries = {
  summary: (isAuth: boolean) =>
    restQuery('/api/loyalty/get/user-summary', {
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { persist: true },
    }),
};
