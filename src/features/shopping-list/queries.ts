import { restQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

const ITEMS_PATH = '/api/shopping/item-list';
/** The lists of all expos. */
export const allItemsKey = [ITEMS_PATH];

export const shoppingListQueries = {
  count: (isAuth: boolean) =>
    restQuery('/api/shopping/item-count', { enabled: isAuth, staleTime: STALE_MS, meta: { persist: true } }),
  /** Only for expos of the list of expos: a refusal other than 404 ends the session (`app/visitor-services.ts`). */
  items: (expoId: string, isAuth: boolean) =>
    restQuery(ITEMS_PATH, {
      input: { expoId },
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};

/** The keys of all queries about lists, the visitor's own and those of others. */
export const allListsKeys = [allItemsKey, shoppingListQueries.count(true).queryKey];
