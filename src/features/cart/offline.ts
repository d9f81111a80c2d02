import { offersShop } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { cartQueries } from './queries.ts';

export const cartOffline = {
  actions: {
    'cart.set': {
      title: 'Your cart',
      titleOf: ({ quantity, was }) =>
        quantity === 0 ? 'Removed from your cart' : was === 0 && 'Added to your cart',
      staleQueries: [cartQueries.list(true).queryKey, cartQueries.count(true).queryKey],
    },
  },
  preload: () => (offersShop ? [cartQueries.list(true)] : []),
} satisfies OfflineFeature;
