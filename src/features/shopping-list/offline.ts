import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { allItemsKey, shoppingListQueries } from './queries.ts';

const staleQueries = [allItemsKey, shoppingListQueries.count(true).queryKey];

export const shoppingListOffline = {
  actions: {
    'shopping-list.put': {
      title: 'A shopping list',
      titleOf: ({ isTicked }) =>
        isTicked === undefined ? 'Changed on the shopping list' : 'Added to the shopping list',
      staleQueries,
    },
    'shopping-list.tick': {
      title: 'A tick on the shopping list',
      titleOf: ({ isTicked }) => (isTicked ? 'Ticked on the shopping list' : 'Unticked on the shopping list'),
      staleQueries,
    },
    'shopping-list.merge': { title: 'Took in a shopping list', staleQueries },
    'shopping-list.set-budget': {
      title: 'Changed the budget of the shopping list',
      staleQueries: [allItemsKey],
    },
    'shopping-list.remove': { title: 'Removed from the shopping list', staleQueries },
  },
  atExpo: ({ id }) => ({ list: shoppingListQueries.items(id, true) }),
  /** The list of the expo after that, which visitors begin early. */
  preload: ({ expos }) =>
    expos.currentAndUpcoming.slice(1, 2).map(({ id }) => shoppingListQueries.items(id, true)),
} satisfies OfflineFeature;
