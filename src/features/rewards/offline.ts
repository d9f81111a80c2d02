import { offersPoints } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { rewardQueries } from './queries.ts';

/** Points are redeemed at the info desk: what for is looked up in the hall. */
export const rewardsOffline = {
  preload: async ({ queryClient, expos }) => {
    if (!offersPoints) return;
    void queryClient.prefetchQuery(rewardQueries.programme());
    for (const { slug } of (await expos).venue) void queryClient.prefetchQuery(rewardQueries.forExpo(slug));
  },
} satisfies OfflineFeature;
