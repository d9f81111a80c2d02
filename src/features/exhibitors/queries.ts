import { trpcQuery } from '../../platform/query-options.ts';

/** A booth that was closed or moved leads visitors astray. */
const STALE_MS = 60 * 1000;

export const exhibitorQueries = {
  /** All exhibitors of one expo; the list and the map filter them on the page, also without signal. */
  list: (expoSlug: string) =>
    trpcQuery('businesses.exhibitors.list', {
      input: { expoSlug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
