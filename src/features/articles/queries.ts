import type { Stage } from '../../domain/content/stage.ts';
import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const shelf = { offlineCache: true };

export type ArticleFilter = { stage?: Stage | undefined; text?: string | undefined; limit?: number };

export const articleQueries = {
  list: ({ stage, text, limit = 13 }: ArticleFilter = {}) =>
    trpcInfiniteQuery('businesses.articles.list', {
      input: { limit, ...(stage && { stage }), ...(text && { text }) },
      staleTime: STALE_MS,
      // What somebody typed is not worth a place on the shelf.
      ...(!text && { meta: shelf }),
    }),
  detail: (slug: string) =>
    trpcQuery('businesses.articles.detail', { input: { slug }, staleTime: STALE_MS, meta: shelf }),
};
