import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { followQueries } from './queries.ts';

export const followsOffline = {
  preload: () => [followQueries.list(true)],
  actions: {
    'brand.follow': {
      title: 'Followed brands',
      titleOf: ({ isFollowed }) => (isFollowed ? 'Followed' : 'Unfollowed'),
      staleQueries: [followQueries.list(true).queryKey],
    },
  },
} satisfies OfflineFeature;
