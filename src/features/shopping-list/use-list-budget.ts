import type { Budget } from '../../domain/shop/shopping-list.ts';
import { optimisticBudget } from './optimistic-budget.ts';
import type { ListName } from './optimistic-items.ts';
import { useListQuery } from './use-list-query.ts';

/** What a list may cost, on this phone; null if that was never set. */
export const useListBudget = (name: ListName): Budget | null =>
  useListQuery(name.expoId, (lists, ...changes) => {
    const list = name.listId === undefined ? lists : lists.shared.find(({ id }) => id === name.listId);
    return optimisticBudget(name, list?.budget ?? null, ...changes);
  }).data;
