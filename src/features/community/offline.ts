import { STAGES } from '../../domain/content/family-stage.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { communityQueries } from './queries.ts';

export const communityOffline = {
  texts: () => [communityQueries.groups(), ...[undefined, ...STAGES].map(communityQueries.questions)],
} satisfies OfflineFeature;
