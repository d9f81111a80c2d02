import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 10 * 60 * 1000;

export const faq = {
  list: () => trpcQuery('businesses.faqs.list', { staleTime: STALE_MS, meta: { shelf: true } }),
};
