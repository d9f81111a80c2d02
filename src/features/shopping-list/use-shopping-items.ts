import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { type OptimisticItem, optimisticItems } from './optimistic-items.ts';
import { shoppingListQueries } from './queries.ts';

export type ShoppingItemsResult = {
  items: OptimisticItem[];
  /** `failed`: nothing is known of what the server has, and asking it went wrong. */
  state: 'known' | 'loading' | 'failed';
  retry: () => void;
};

/** One expo's list as it is now. */
export function useShoppingItems(expoId: string): ShoppingItemsResult {
  const isAuth = useAtomValue(isAuthAtom);
  const entries = useAtomValue(outboxEntriesAtom);
  const query = shoppingListQueries.items(expoId, isAuth);
  const { data, error, isPaused, refetch, dataUpdatedAt } = useQuery(query);
  const items = optimisticItems(
    expoId,
    data?.items ?? [],
    responseVersion(query.queryKey, dataUpdatedAt),
    entries,
  );
  const state = data ? 'known' : error || isPaused ? 'failed' : 'loading';
  return { items, state, retry: () => void refetch() };
}
