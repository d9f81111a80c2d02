import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { productQueries } from './queries.ts';

export const productsOffline = {
  atExpo: ({ slug, showStarbuys }) =>
    showStarbuys ? { 'star buys': productQueries.starBuys(slug, undefined) } : {},
  preload: () => [productQueries.list({}), productQueries.filterChoices()],
} satisfies OfflineFeature;
