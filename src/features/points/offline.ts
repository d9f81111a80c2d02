import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { pointsQueries } from './queries.ts';

export const pointsOffline = {
  preload: ({ queryClient }) => queryClient.prefetchQuery(pointsQueries.summary(true)),
} satisfies OfflineFeature;
