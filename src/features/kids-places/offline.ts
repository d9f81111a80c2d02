import { isOffered } from '../../domain/routing/offered.ts';
import { paths } from '../../domain/routing/paths.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { kidsPlaceQueries } from './queries.ts';

export const kidsPlacesOffline = {
  texts: ({ flags }) => (isOffered(flags, paths.kidsListing) ? [kidsPlaceQueries.list()] : []),
} satisfies OfflineFeature;
