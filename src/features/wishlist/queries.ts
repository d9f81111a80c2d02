import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const wishlistQueries = {
  /** The whole wishlist: each heart on a page looks itself up in it. */
  list: (isAuth: boolean) =>
    trpcQuery('users.wishlist.list', { enabled: isAuth, staleTime: STALE_MS, meta: { offlineCache: true } }),
};
