import { restQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const shoppingListQueries = {
  count: (isAuth: boolean) =>
    restQuery('/api/shopping/item-count', { enabled: isAuth, staleTime: STALE_MS, meta: { persist: true } }),
  /** Only for an expo of the list of expos: the server's "no" to it is taken at its word. */
  items: (expoId: string, isAuth: boolean) =>
    restQuery('/api/shopping/item-list', {
      input: { expoId },
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
