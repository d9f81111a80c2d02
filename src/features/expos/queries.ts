// @script shell

import { restQuery, trpcQuery } from '../../platform/query-options.ts';

const LIST_STALE_MS = 5 * 60 * 1000;
const CART_ICON_STALE_MS = 10_000;
const DETAIL_STALE_MS = 60_000;

const persisted = { persist: true };

const menuList = (staleTime: number) =>
  trpcQuery('businesses.expos.list', { staleTime, gcTime: LIST_STALE_MS, meta: persisted });

const detail = (input: { slug: string; isBrief?: true }) =>
  trpcQuery('businesses.expos.detail', {
    input,
    staleTime: DETAIL_STALE_MS,
    meta: { offlineCache: true },
  });

export const expoQueries = {
  /** For the expo pages, by plain HTTP: the worker caches the response. */
  list: () => restQuery('/api/expo/list/latest', { staleTime: LIST_STALE_MS, meta: persisted }),
  /** For the header. */
  menuList: () => menuList(LIST_STALE_MS),
  /** The same list with a shorter stale time: the cart may open or close while a visitor shops. */
  freshMenuList: () => menuList(CART_ICON_STALE_MS),
  detail: (slug: string) => detail({ slug }),
  /** Without the programme, which is most of it. */
  brief: (slug: string) => detail({ slug, isBrief: true }),
};
