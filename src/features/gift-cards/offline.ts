import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { giftCardQueries } from './queries.ts';

export const giftCardsOffline = {
  atExpo: (_, flags) =>
    isOffered(flags, paths.giftCards) ? { 'gift cards': giftCardQueries.list(true) } : {},
  preload: ({ flags }) => (isOffered(flags, paths.giftCards) ? [giftCardQueries.list(true)] : []),
} satisfies OfflineFeature;
