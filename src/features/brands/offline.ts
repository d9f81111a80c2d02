import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { brandQueries } from './queries.ts';

/** Home links to the list of all brands. */
export const brandsOffline = {
  preload: () => [brandQueries.list({})],
} satisfies OfflineFeature;
