import type { ItemState } from '../../domain/shop/shopping-list.ts';
import { listCopy } from './optimistic-items.ts';
import { type ListQueryResult, useListQuery } from './use-list-query.ts';

/** The list of one expo as another phone takes it, with what was removed from it. */
export function useListCopy(expoId: string): Omit<ListQueryResult<never>, 'data'> & { copy: ItemState[] } {
  const { data: copy, ...result } = useListQuery(expoId, (...list) => listCopy({ expoId }, ...list));
  return { copy, ...result };
}
