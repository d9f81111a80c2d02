import { offersShop } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { addressQueries } from './queries.ts';

const staleQueries = [addressQueries.list(true).queryKey];

export const addressesOffline = {
  preload: () => (offersShop ? [addressQueries.list(true)] : []),
  actions: {
    'address.put': { title: 'Saved an address', staleQueries },
    'address.remove': { title: 'Removed an address', staleQueries },
    'address.make-default': { title: 'Chose your default address', staleQueries },
  },
} satisfies OfflineFeature;
