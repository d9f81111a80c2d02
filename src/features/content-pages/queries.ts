import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 10 * 60 * 1000;

/** What the organiser says in a page of text; its slug is the name in `pages.json`. */
export const contentPageQueries = {
  detail: (slug: string) =>
    trpcQuery('businesses.pages.detail', {
      input: { slug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
