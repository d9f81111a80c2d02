import { trpcQuery } from '../../platform/query-options.ts';

const PROGRAMME_STALE_MS = 5 * 60 * 1000;
/** Stock decreases while an expo is open. */
const STOCK_STALE_MS = 60_000;

export const rewardQueries = {
  /** Rewards, tiers, and what is paid for. */
  programme: () =>
    trpcQuery('businesses.rewards.programme', {
      staleTime: PROGRAMME_STALE_MS,
      meta: { offlineCache: true },
    }),
  forExpo: (expoSlug: string) =>
    trpcQuery('businesses.rewards.forExpo', {
      input: { expoSlug },
      staleTime: STOCK_STALE_MS,
      meta: { offlineCache: true },
    }),
};
