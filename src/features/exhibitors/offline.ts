import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { exhibitorQueries } from './queries.ts';

export const exhibitorsOffline = {
  atExpo: ({ slug }) => ({ map: exhibitorQueries.list(slug) }),
} satisfies OfflineFeature;
