import type { ListCopy } from '../../domain/shop/exchange/exchange-effect.ts';
import { openElsewhere } from './all-items.ts';
import { optimisticBudget } from './optimistic-budget.ts';
import { type ListName, listCopy } from './optimistic-items.ts';
import { type ListQueryResult, listNamed, useListQuery } from './use-list-query.ts';

/** `openOnOthers`: the ids of the items that are not ticked on another list of the visitor. */
type Result = Omit<ListQueryResult<never>, 'data'> & { copy: ListCopy; openOnOthers: ReadonlySet<string> };

/** A list as another phone takes it, with what was removed from it. */
export function useListCopy(name: ListName): Result {
  const { data, ...result } = useListQuery(name.expoId, (lists, ...changes) => {
    const list = listNamed(lists, name.listId);
    return {
      copy: {
        items: listCopy(name, list, ...changes),
        budget: optimisticBudget(name, list.budget, ...changes),
      },
      openOnOthers: openElsewhere(name, lists, ...changes),
    };
  });
  return { ...data, ...result };
}
