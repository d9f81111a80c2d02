import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { boothVisitQueries } from './queries.ts';

export const boothVisitsOffline = {
  actions: {
    'booth.set-visited': {
      title: 'Your booth visits',
      titleOf: ({ isVisited }) => (isVisited ? 'Marked as visited' : 'Marked as not visited'),
      staleQueries: [boothVisitQueries.list(true).queryKey],
    },
  },
  preload: () => [boothVisitQueries.list(true)],
} satisfies OfflineFeature;
