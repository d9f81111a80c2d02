import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { followQueries } from './queries.ts';

export const followsOffline = {
  preload: () => [followQueries.list(true)],
  actions: {
    'brand.follow': { title: 'A brand you follow', staleQueries: [followQueries.list(true).queryKey] },
  },
} satisfies OfflineFeature;
