import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { expoQueries } from './queries.ts';

export const exposOffline = {
  atExpo: ({ slug }) => ({ programme: expoQueries.detail(slug) }),
} satisfies OfflineFeature;
