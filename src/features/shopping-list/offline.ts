import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { shoppingListQueries } from './queries.ts';

/** The list of the running or next expo, and of the one after it. */
const PRELOADED_LISTS = 2;

const [itemsPath] = shoppingListQueries.items('', true).queryKey;
/** The lists of all expos, and the count. */
const staleQueries = [[itemsPath], shoppingListQueries.count(true).queryKey];

export const shoppingListOffline = {
  actions: {
    'shopping-list.put': { title: 'Something for your shopping list', staleQueries },
    'shopping-list.tick': { title: 'A tick on your shopping list', staleQueries },
    'shopping-list.remove': { title: 'Something off your shopping list', staleQueries },
  },
  preload: async ({ queryClient, expos }) => {
    for (const { id } of (await expos).currentAndUpcoming.slice(0, PRELOADED_LISTS))
      void queryClient.prefetchQuery(shoppingListQueries.items(id, true));
  },
} satisfies OfflineFeature;
