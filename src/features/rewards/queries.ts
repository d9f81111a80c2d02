import { trpcQuery } from '../../platform/query-options.ts';
import { rewardProgrammeQuery } from '../../platform/use-earning-ways.ts';

/** Stock decreases while an expo is open. */
const STOCK_STALE_MS = 60_000;

export const rewardQueries = {
  programme: rewardProgrammeQuery,
  forExpo: (expoSlug: string) =>
    trpcQuery('businesses.rewards.forExpo', {
      input: { expoSlug },
      staleTime: STOCK_STALE_MS,
      meta: { offlineCache: true },
    }),
};
