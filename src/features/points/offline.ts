import { offersPoints } from '../../domain/organiser/offers.ts';
import { afterEarning } from '../../platform/after-earning.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { pointsQueries } from './queries.ts';

export const pointsOffline = {
  staleAfter: afterEarning([pointsQueries.summary(true).queryKey]),
  preload: () => (offersPoints ? [pointsQueries.summary(true)] : []),
} satisfies OfflineFeature;
