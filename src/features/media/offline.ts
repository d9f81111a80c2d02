import type { MediaCard } from '../../domain/content/media.ts';
import { MAX_TEXTS, type OfflineFeature } from '../../platform/offline-feature.ts';
import { mediaQueries } from './queries.ts';

export const mediaOffline = {
  texts: async ({ stored }) => {
    const list = mediaQueries.list();
    const cards = await stored<readonly MediaCard[]>(list);
    return [list, ...(cards ?? []).slice(0, MAX_TEXTS).map(({ slug }) => mediaQueries.detail(slug))];
  },
} satisfies OfflineFeature;
