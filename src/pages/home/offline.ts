import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { homeBrandsQuery, homeStarBuysQuery } from './home-queries.ts';

export const homeOffline = {
  preload: async ({ queryClient, expos }) => {
    void queryClient.prefetchInfiniteQuery(homeBrandsQuery());
    const expo = (await expos).currentAndUpcoming.find(({ showStarbuys }) => showStarbuys);
    if (expo) void queryClient.prefetchInfiniteQuery(homeStarBuysQuery(expo.slug));
  },
} satisfies OfflineFeature;
