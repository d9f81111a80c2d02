import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;

export const exhibitorQueries = {
  /** Everybody at one expo: what list and map are made of, also without signal. */
  list: (expoSlug: string) =>
    trpcQuery('businesses.exhibitors.list', {
      input: { expoSlug },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
