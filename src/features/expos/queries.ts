import { restQuery, trpcQuery } from '../../platform/query-options.ts';

const LIST_STALE_MS = 5 * 60 * 1000;
const CART_ICON_STALE_MS = 10_000;
const DETAIL_STALE_MS = 60_000;

const kept = { persist: true };

const menuList = (staleTime: number) =>
  trpcQuery('businesses.expos.list', { staleTime, gcTime: LIST_STALE_MS, meta: kept });

export const expoQueries = {
  /** Feeds the expo pages, by plain HTTP; the worker keeps a copy. */
  list: () => restQuery('/api/expo/list/latest', { staleTime: LIST_STALE_MS, meta: kept }),
  /** Feeds the header. */
  menuList: () => menuList(LIST_STALE_MS),
  /** The same list, fresher: whether the cart is open can change while somebody shops. */
  freshMenuList: () => menuList(CART_ICON_STALE_MS),
  detail: (slug: string) =>
    trpcQuery('businesses.expos.detail', {
      input: { slug },
      staleTime: DETAIL_STALE_MS,
      meta: { offlineCache: true },
    }),
};
