import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 10 * 60 * 1000;

export const faqQueries = {
  list: () => trpcQuery('businesses.faqs.list', { staleTime: STALE_MS, meta: { offlineCache: true } }),
};
