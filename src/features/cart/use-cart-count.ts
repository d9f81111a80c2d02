import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { optimisticCartCount } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';

/** How many pieces are in the cart, as the visitor sees it; undefined while nothing is known. */
export function useCartCount(isAuth: boolean): number | undefined {
  const query = cartQueries.count(isAuth);
  const { data, dataUpdatedAt } = useQuery(query);
  const entries = useAtomValue(outboxEntriesAtom);
  if (data === undefined) return undefined;
  return optimisticCartCount(data, responseVersion(query.queryKey, dataUpdatedAt), entries);
}
