import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { allItemsKey, allListsKeys, shoppingListQueries } from './queries.ts';

export const shoppingListOffline = {
  actions: {
    'shopping-list.put': {
      title: 'A shopping list',
      titleOf: ({ isTicked }) =>
        isTicked === undefined ? 'Changed on the shopping list' : 'Added to the shopping list',
      staleQueries: allListsKeys,
    },
    'shopping-list.tick': {
      title: 'A tick on the shopping list',
      titleOf: ({ isTicked }) => (isTicked ? 'Ticked on the shopping list' : 'Unticked on the shopping list'),
      staleQueries: allListsKeys,
    },
    'shopping-list.merge': { title: 'Took in a shopping list', staleQueries: allListsKeys },
    'shopping-list.set-budget': {
      title: 'Changed the budget of the shopping list',
      staleQueries: [allItemsKey],
    },
    'shopping-list.remove': { title: 'Removed from the shopping list', staleQueries: allListsKeys },
  },
  atExpo: ({ id }) => ({ list: shoppingListQueries.items(id, true) }),
  /** The lists of all later expos, which visitors begin early: the number on the header's bag counts them, too. */
  preload: ({ expos }) =>
    expos.currentAndUpcoming.slice(1).map(({ id }) => shoppingListQueries.items(id, true)),
} satisfies OfflineFeature;
