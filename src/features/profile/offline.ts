import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { profileQueries } from './queries.ts';

export const profileOffline = {
  actions: {
    'profile.set': {
      title: 'Updated your profile',
      staleQueries: [profileQueries.detail(null).queryKey, profileQueries.me(true).queryKey],
    },
  },
} satisfies OfflineFeature;
