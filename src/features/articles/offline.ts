import type { InfiniteData } from '@tanstack/react-query';
import { STAGES } from '../../domain/content/family-stage.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import type { ProcedureOutput } from '../../platform/query-options.ts';
import { articleQueries } from './queries.ts';

type Pages = InfiniteData<ProcedureOutput<'businesses.articles.list'>>;

/** The latest articles, to read in the queue and on the way home. */
export const articlesOffline = {
  texts: async ({ stored }) => {
    const list = articleQueries.list();
    const latest = await stored<Pages>(list);
    return [
      list,
      ...STAGES.map((stage) => articleQueries.list({ stage })),
      ...(latest?.pages[0]?.items ?? []).map(({ slug }) => articleQueries.detail(slug)),
    ];
  },
} satisfies OfflineFeature;
