import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { expoQueries } from './queries.ts';

export const exposOffline = {
  atExpo: ({ slug }) => [expoQueries.detail(slug)],
} satisfies OfflineFeature;
