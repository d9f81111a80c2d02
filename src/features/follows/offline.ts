import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { followQueries } from './queries.ts';

export const followsOffline = {
  preload: () => [followQueries.list(true)],
  actions: {
    'brand.follow': {
      title: 'A brand you follow',
      titleOf: ({ isFollowed }) => !isFollowed && 'A brand you no longer follow',
      staleQueries: [followQueries.list(true).queryKey],
    },
  },
} satisfies OfflineFeature;
