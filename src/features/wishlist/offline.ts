import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { wishlistQueries } from './queries.ts';

export const wishlistOffline = {
  actions: {
    'wishlist.set': {
      title: 'Your wishlist',
      titleOf: ({ isWished }) => (isWished ? 'Added to your wishlist' : 'Removed from your wishlist'),
      staleQueries: [wishlistQueries.list(true).queryKey],
    },
  },
  preload: () => [wishlistQueries.list(true)],
} satisfies OfflineFeature;
