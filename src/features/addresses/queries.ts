import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const addressQueries = {
  list: (isAuth: boolean) =>
    trpcQuery('users.addresses.list', { enabled: isAuth, staleTime: STALE_MS, meta: { offlineCache: true } }),
};
