import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { giftCardQueries } from './queries.ts';

export const giftCardsOffline = {
  atExpo: (_, flags) =>
    isOffered(flags, paths.giftCards) ? { 'gift cards': giftCardQueries.list(true) } : {},
  preload: async ({ queryClient, flags }) => {
    if (isOffered(await flags, paths.giftCards)) void queryClient.prefetchQuery(giftCardQueries.list(true));
  },
} satisfies OfflineFeature;
