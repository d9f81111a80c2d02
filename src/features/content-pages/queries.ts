import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 10 * 60 * 1000;

/** Pages of text by the organiser. The slug is the file's name in `pages/`. */
export const contentPageQueries = {
  detail: (slug: string) =>
    trpcQuery('businesses.pages.detail', {
      input: { slug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
