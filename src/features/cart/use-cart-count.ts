import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { countNow } from './model.ts';
import { cart } from './queries.ts';

/** How many pieces are in the cart, as the visitor sees it; undefined while nothing is known. */
export function useCartCount(isAuth: boolean): number | undefined {
  const query = cart.count(isAuth);
  const { data, dataUpdatedAt } = useQuery(query);
  const entries = useAtomValue(outboxEntriesAtom);
  if (data === undefined) return undefined;
  return countNow(data, responseVersion(query.queryKey, dataUpdatedAt), entries);
}
