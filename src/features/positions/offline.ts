import type { PositionCard } from '../../domain/content/position.ts';
import { offersCareers } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { positionQueries } from './queries.ts';

export const positionsOffline = {
  texts: async ({ stored }) => {
    if (!offersCareers) return [];
    const list = positionQueries.list();
    const cards = await stored<readonly PositionCard[]>(list);
    return [list, ...(cards ?? []).map(({ slug }) => positionQueries.detail(slug))];
  },
} satisfies OfflineFeature;
