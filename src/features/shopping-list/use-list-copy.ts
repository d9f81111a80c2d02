import type { ListCopy } from '../../domain/shop/exchange/exchange-effect.ts';
import { optimisticBudget } from './optimistic-budget.ts';
import { listCopy } from './optimistic-items.ts';
import { type ListQueryResult, useListQuery } from './use-list-query.ts';

/** The list of one expo as another phone takes it, with what was removed from it. */
export function useListCopy(expoId: string): Omit<ListQueryResult<never>, 'data'> & { copy: ListCopy } {
  const { data: copy, ...result } = useListQuery(expoId, (list, ...changes) => ({
    items: listCopy({ expoId }, list, ...changes),
    budget: optimisticBudget({ expoId }, list.budget, ...changes),
  }));
  return { copy, ...result };
}
