import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { homeBrandsQuery, homeStarBuysQuery } from './home-queries.ts';

export const homeOffline = {
  preload: ({ expos }) => {
    const expo = expos.currentAndUpcoming.find(({ showStarbuys }) => showStarbuys);
    return [homeBrandsQuery(), ...(expo ? [homeStarBuysQuery(expo.slug)] : [])];
  },
} satisfies OfflineFeature;
