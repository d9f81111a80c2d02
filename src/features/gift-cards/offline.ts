import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { giftCardQueries } from './queries.ts';

export const giftCardsOffline = {
  preload: async ({ queryClient, flags }) => {
    if (isOffered(await flags, paths.giftCards)) void queryClient.prefetchQuery(giftCardQueries.list(true));
  },
} satisfies OfflineFeature;
