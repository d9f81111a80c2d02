import { showsGiftCards } from '../../domain/visitor/wallet-flags.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { giftCardQueries } from './queries.ts';

export const giftCardsOffline = {
  preload: async ({ queryClient, flags }) => {
    if (showsGiftCards(await flags)) void queryClient.prefetchQuery(giftCardQueries.list());
  },
} satisfies OfflineFeature;
