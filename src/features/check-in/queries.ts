import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 30_000;

export const checkIn = {
  mine: (isAuth: boolean) =>
    trpcQuery('businesses.expos.myCheckIns', {
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { shelf: true },
    }),
};
