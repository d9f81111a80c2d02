import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { familyQueries } from './queries.ts';

export const familyOffline = {
  actions: {
    'family.set-journey': {
      title: 'Updated your family',
      staleQueries: [familyQueries.detail(true).queryKey],
    },
  },
  preload: () => [familyQueries.detail(true)],
} satisfies OfflineFeature;
