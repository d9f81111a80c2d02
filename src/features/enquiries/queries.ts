import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;

export const enquiryQueries = {
  /** What companies may sell: the categories of products and brands. */
  categories: () =>
    trpcQuery('businesses.categories.list', { staleTime: STALE_MS, meta: { offlineCache: true } }),
};
