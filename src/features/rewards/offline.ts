import type { ExpoList } from '../../domain/expo/expo.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { expoQueries } from '../expos/queries.ts';
import { rewardQueries } from './queries.ts';

/** Points are redeemed at the info desk: what for is looked up in the hall. */
export const rewardsOffline = {
  preload: ({ expos }) =>
    offersPoints
      ? [rewardQueries.programme(), ...expos.venue.map(({ slug }) => rewardQueries.forExpo(slug))]
      : [],
  /** What the points will get at the expos to come. */
  texts: async ({ stored }) => {
    const expoList = offersPoints ? await stored<ExpoList>(expoQueries.list()) : undefined;
    return (expoList?.upcoming ?? []).map(({ slug }) => rewardQueries.forExpo(slug));
  },
} satisfies OfflineFeature;
