import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { faqQueries } from './queries.ts';

/** Answers are looked for where there is no signal: how the pass works, where a lost child waits. */
export const faqsOffline = {
  preload: () => [faqQueries.list()],
} satisfies OfflineFeature;
