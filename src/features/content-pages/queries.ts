import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 10 * 60 * 1000;

/** Pages of text by the organiser; the slug is the one in `pages.json`. */
export const contentPageQueries = {
  detail: (slug: string) =>
    trpcQuery('businesses.pages.detail', {
      input: { slug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
