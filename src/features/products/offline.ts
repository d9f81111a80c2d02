import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { productQueries } from './queries.ts';

export const productsOffline = {
  atExpo: ({ slug, showStarbuys }) =>
    showStarbuys ? { 'star buys': productQueries.starBuys(slug, undefined) } : {},
  preload: ({ expos }) => [
    productQueries.list({}),
    productQueries.filterChoices(),
    ...expos.venue
      .filter(({ showStarbuys }) => showStarbuys)
      .map(({ slug }) => productQueries.filterChoices(slug)),
  ],
} satisfies OfflineFeature;
