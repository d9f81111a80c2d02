import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { expoQueries } from './queries.ts';

export const exposOffline = {
  preload: async ({ queryClient, expos }) => {
    for (const { slug } of (await expos).running) void queryClient.prefetchQuery(expoQueries.detail(slug));
  },
} satisfies OfflineFeature;
