import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const orderQueries = {
  list: (isAuth: boolean) =>
    trpcQuery('users.orders.list', { enabled: isAuth, staleTime: STALE_MS, meta: { offlineCache: true } }),
};
