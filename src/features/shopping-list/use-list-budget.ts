import type { Budget } from '../../domain/shop/shopping-list.ts';
import { optimisticBudget } from './optimistic-budget.ts';
import type { ListName } from './optimistic-items.ts';
import { listNamed, useListQuery } from './use-list-query.ts';

/** What a list may cost, on this phone; null if that was never set. */
export const useListBudget = (name: ListName): Budget | null =>
  useListQuery(name.expoId, (lists, ...changes) =>
    optimisticBudget(name, listNamed(lists, name.listId).budget, ...changes),
  ).data;
