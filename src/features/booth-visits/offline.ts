import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { boothVisitQueries } from './queries.ts';

export const boothVisitsOffline = {
  actions: {
    'booth.set-visited': {
      title: 'A booth you were at',
      titleOf: ({ isVisited }) => !isVisited && 'A booth you were not at',
      staleQueries: [boothVisitQueries.list(true).queryKey],
    },
  },
  preload: () => [boothVisitQueries.list(true)],
} satisfies OfflineFeature;
