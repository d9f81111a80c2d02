// @script shell

import type { Stage } from '../../domain/content/family-stage.ts';
import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const offlineCache = { offlineCache: true };

export type ArticleFilter = { stage?: Stage | undefined; text?: string | undefined; limit?: number };

export const articleQueries = {
  list: ({ stage, text, limit = 13 }: ArticleFilter = {}) =>
    trpcInfiniteQuery('businesses.articles.list', {
      input: { limit, ...(stage && { stage }), ...(text && { text }) },
      staleTime: STALE_MS,
      // Searches are not worth a place in the offline cache.
      ...(!text && { meta: offlineCache }),
    }),
  detail: (slug: string) =>
    trpcQuery('businesses.articles.detail', { input: { slug }, staleTime: STALE_MS, meta: offlineCache }),
};
