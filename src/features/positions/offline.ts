import type { PositionCard } from '../../domain/content/position.ts';
import { offersCareers } from '../../domain/organiser/offers.ts';
import { MAX_TEXTS, type OfflineFeature } from '../../platform/offline-feature.ts';
import { positionQueries } from './queries.ts';

export const positionsOffline = {
  texts: async ({ stored }) => {
    if (!offersCareers) return [];
    const list = positionQueries.list();
    const cards = await stored<readonly PositionCard[]>(list);
    return [list, ...(cards ?? []).slice(0, MAX_TEXTS).map(({ slug }) => positionQueries.detail(slug))];
  },
} satisfies OfflineFeature;
