import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { allItemsKey, shoppingListQueries } from './queries.ts';

const staleQueries = [allItemsKey, shoppingListQueries.count(true).queryKey];

export const shoppingListOffline = {
  actions: {
    'shopping-list.put': { title: 'An item of your shopping list', staleQueries },
    'shopping-list.tick': {
      title: 'A tick on your shopping list',
      titleOf: ({ isTicked }) => !isTicked && 'No longer ticked on your shopping list',
      staleQueries,
    },
    'shopping-list.merge': { title: 'A shopping list you took in', staleQueries },
    'shopping-list.set-budget': { title: 'The budget of your shopping list', staleQueries: [allItemsKey] },
    'shopping-list.remove': { title: 'An item removed from your shopping list', staleQueries },
  },
  atExpo: ({ id }) => ({ list: shoppingListQueries.items(id, true) }),
  /** The list of the expo after that, which visitors begin early. */
  preload: ({ expos }) =>
    expos.currentAndUpcoming.slice(1, 2).map(({ id }) => shoppingListQueries.items(id, true)),
} satisfies OfflineFeature;
