import { offersPoints } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { rewardQueries } from './queries.ts';

/** Points are redeemed at the info desk: what for is looked up in the hall. */
export const rewardsOffline = {
  preload: ({ expos }) =>
    offersPoints
      ? [rewardQueries.programme(), ...expos.venue.map(({ slug }) => rewardQueries.forExpo(slug))]
      : [],
  /** What the points will get at the expos to come. */
  texts: ({ upcoming }) => (offersPoints ? upcoming.map(({ slug }) => rewardQueries.forExpo(slug)) : []),
} satisfies OfflineFeature;
