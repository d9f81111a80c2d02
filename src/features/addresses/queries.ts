import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const addresses = {
  list: (isAuth: boolean) =>
    trpcQuery('users.addresses.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
};
