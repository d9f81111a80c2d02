import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { brandQueries } from './queries.ts';

/** Home leads to the list of all. */
export const brandsOffline = {
  preload: () => [brandQueries.list({})],
} satisfies OfflineFeature;
