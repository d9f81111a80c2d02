import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { exhibitorQueries } from './queries.ts';

export const exhibitorsOffline = {
  preload: async ({ queryClient, expos }) => {
    for (const { slug } of (await expos).running) void queryClient.prefetchQuery(exhibitorQueries.list(slug));
  },
} satisfies OfflineFeature;
