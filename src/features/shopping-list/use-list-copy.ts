import type { ListCopy } from '../../domain/shop/exchange/exchange-effect.ts';
import { optimisticBudget } from './optimistic-budget.ts';
import { type ListName, listCopy } from './optimistic-items.ts';
import { type ListQueryResult, listNamed, useListQuery } from './use-list-query.ts';

/** A list as another phone takes it, with what was removed from it. */
export function useListCopy(name: ListName): Omit<ListQueryResult<never>, 'data'> & { copy: ListCopy } {
  const { data: copy, ...result } = useListQuery(name.expoId, (lists, ...changes) => {
    const list = listNamed(lists, name.listId);
    return {
      items: listCopy(name, list, ...changes),
      budget: optimisticBudget(name, list.budget, ...changes),
    };
  });
  return { copy, ...result };
}
