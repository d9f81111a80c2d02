import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { checkInQueries } from './queries.ts';

export const checkInsOffline = {
  actions: {
    'expo.check-in': { title: 'Expo check-in', staleQueries: [checkInQueries.list(true).queryKey] },
  },
  preload: () => [checkInQueries.list(true)],
} satisfies OfflineFeature;
