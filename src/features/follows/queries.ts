import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 30_000;

export const followQueries = {
  list: (isAuth: boolean) =>
    trpcQuery('users.follows.list', { enabled: isAuth, staleTime: STALE_MS, meta: { offlineCache: true } }),
};
