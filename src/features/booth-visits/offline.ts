import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { boothVisitQueries } from './queries.ts';

export const boothVisitsOffline = {
  actions: {
    'booth.set-visited': {
      title: 'A booth you were at',
      staleQueries: [boothVisitQueries.list(true).queryKey],
    },
  },
  preload: () => [boothVisitQueries.list(true)],
} satisfies OfflineFeature;
