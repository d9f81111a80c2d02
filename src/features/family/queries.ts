import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 30_000;

export const familyQueries = {
  detail: (isAuth: boolean) =>
    trpcQuery('users.family.journey', { enabled: isAuth, staleTime: STALE_MS, meta: { persist: true } }),
};
