import { trpcQuery } from '../../platform/query-options.ts';

const COUNT_STALE_MS = 10_000;

export const cartQueries = {
  count: (isAuth: boolean) =>
    trpcQuery('users.carts.count', {
      enabled: isAuth,
      staleTime: COUNT_STALE_MS,
      meta: { persist: true },
    }),
  list: (isAuth: boolean) =>
    trpcQuery('users.carts.list', {
      enabled: isAuth,
      staleTime: COUNT_STALE_MS,
      meta: { offlineCache: true },
    }),
};
