import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;

export const exhibitors = {
  /** Everybody at one expo: what list and map are made of, also without signal. */
  at: (expoSlug: string) =>
    trpcQuery('businesses.exhibitors.list', {
      input: { expoSlug },
      staleTime: STALE_MS,
      meta: { shelf: true },
    }),
};
