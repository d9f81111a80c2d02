import type { Stage } from '../../domain/content/family-stage.ts';
import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const QUESTIONS_PER_PAGE = 6;

export const communityQueries = {
  groups: () =>
    trpcQuery('businesses.community.groups', { staleTime: STALE_MS, meta: { offlineCache: true } }),
  questions: (stage: Stage | undefined) =>
    trpcInfiniteQuery('businesses.community.questions', {
      input: { limit: QUESTIONS_PER_PAGE, ...(stage && { stage }) },
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
