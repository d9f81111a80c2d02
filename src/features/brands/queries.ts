// @script shell

import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const MAX_ARTICLES = 6;

export type BrandFilter = { category?: string; letter?: string; text?: string };

export const brandQueries = {
  list: (input: BrandFilter & { limit?: number }) =>
    trpcInfiniteQuery('businesses.brands.list', {
      input,
      staleTime: STALE_MS,
      // Searches are not worth a place in the offline cache.
      ...(!input.text && { meta: { offlineCache: true } }),
    }),
  detail: (slug: string) =>
    trpcQuery('businesses.brands.detail', {
      input: { slug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
  /** The articles that mention it. */
  articles: (slug: string) =>
    trpcQuery('businesses.articles.list', {
      input: { brandSlug: slug, limit: MAX_ARTICLES },
      staleTime: STALE_MS,
    }),
};
