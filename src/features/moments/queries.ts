import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const meta = { offlineCache: true };

export const momentQueries = {
  list: (expoSlug: string | undefined) =>
    trpcInfiniteQuery('businesses.moments.list', {
      input: expoSlug ? { expoSlug } : {},
      staleTime: STALE_MS,
      meta,
    }),
  expos: () => trpcQuery('businesses.moments.expos', { staleTime: STALE_MS, meta }),
};
