import { offersShop } from '../../domain/organiser/offers.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { cartQueries } from './queries.ts';

export const cartOffline = {
  actions: {
    'cart.set': {
      title: 'Your cart',
      titleOf: ({ quantity, was }) => {
        if (quantity === 0) return 'Removed from your cart';
        return was === 0 ? 'Added to your cart' : `${quantity} in your cart`;
      },
      staleQueries: [cartQueries.list(true).queryKey, cartQueries.count(true).queryKey],
    },
  },
  preload: () => (offersShop ? [cartQueries.list(true)] : []),
} satisfies OfflineFeature;
