import { offersShop } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { orderQueries } from './queries.ts';

/** What is collected at a booth is looked up in the hall. */
export const ordersOffline = {
  preload: () => (offersShop ? [orderQueries.list(true)] : []),
} satisfies OfflineFeature;
