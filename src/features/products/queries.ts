// @script shell

import type { ProductListInput } from '../../domain/shop/product.ts';
import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;
const MAX_STAR_BUYS = 48;

export const productQueries = {
  list: (input: Partial<ProductListInput>) =>
    trpcInfiniteQuery('businesses.products.list', {
      input,
      staleTime: STALE_MS,
      // Searches are not worth a place in the offline cache.
      ...(!input.text && { meta: { offlineCache: true } }),
    }),
  /** Categories and brands that have products, among all or among the star buys of one expo. */
  filterChoices: (starBuysAt?: string) =>
    trpcQuery('businesses.products.choices', {
      ...(starBuysAt && { input: { starBuysAt } }),
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
  detail: (slug: string) =>
    trpcQuery('businesses.products.detail', {
      input: { slug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
  /** The star buys of one expo, the biggest saving first. */
  starBuys: (expoSlug: string, category: string | undefined, limit: number = MAX_STAR_BUYS) =>
    productQueries.list({ starBuysAt: expoSlug, sort: 'saving', limit, ...(category && { category }) }),
};
