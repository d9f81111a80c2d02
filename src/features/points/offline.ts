import { offersPoints } from '../../domain/organiser/offers.ts';
import { afterEarning } from '../../platform/after-earning.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { pointsQueries } from './queries.ts';

export const pointsOffline = {
  staleAfter: afterEarning([pointsQueries.summary(true).queryKey]),
  preload: ({ queryClient }) =>
    offersPoints ? queryClient.prefetchQuery(pointsQueries.summary(true)) : undefined,
} satisfies OfflineFeature;
