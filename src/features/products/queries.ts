// @script shell

import type { ProductListInput } from '../../domain/shop/product.ts';
import {
  type InfiniteQueryConfig,
  type ProcedureOutput,
  trpcInfiniteQuery,
  trpcQuery,
} from '../../platform/query-options.ts';

const STALE_MS = 60_000;
const MAX_STAR_BUYS = 48;

export const productQueries = {
  list: (input: Partial<ProductListInput>) =>
    trpcInfiniteQuery('businesses.products.list', {
      input,
      staleTime: STALE_MS,
    }),
  /** Categories and brands that have products, among all or among the star buys of one expo. */
  filterChoices: (starBuysAt?: string) =>
    trpcQuery('businesses.products.choices', {
      ...(starBuysAt && { input: { starBuysAt } }),
      staleTime: STALE_MS,
    }),
  detail: (slug: string) =>
    trpcQuery('businesses.products.detail', {
      input: { slug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
  /** The star buys of one expo, the biggest saving first. */
  starBuys: (
    expoSlug: string,
    category: string | undefined,
    limit: number = MAX_STAR_BUYS,
  ): InfiniteQueryConfig<ProcedureOutput<'businesses.products.list'>> => ({
    ...productQueries.list({ starBuysAt: expoSlug, sort: 'saving', limit, ...(category && { category }) }),
    meta: { offlineCache: true },
  }),
};
