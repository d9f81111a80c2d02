import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { SharedList, ShoppingItemList } from '../../domain/shop/shopping-list.ts';
import type { OptimisticFold } from '../../platform/optimistic-query.ts';
import { isOutboxReadAtom, outboxEntriesAtom, startOutbox } from '../../platform/outbox-client.ts';
import { answerVersion } from '../../platform/pending-changes.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { useHasWaited } from '../../ui/use-has-passed.ts';
import { shoppingListQueries } from './queries.ts';

export type ListQueryResult<Value> = {
  /**
   * Until the server's list or a stored copy of it is loaded: what the visitor does meanwhile, and after 2 s or an
   * error everything that this phone knows. Before a sign-in that is the whole list.
   */
  data: Value;
  /**
   * `error`: the server's list was never loaded, and the last request that has ended failed, or one waits for a
   * connection.
   */
  state: 'success' | 'loading' | 'error';
  retry: () => void;
  /** During a refetch after an error. */
  isRetrying: boolean;
};

/** Done since this page was opened. What was done before is a part of the list that is still loading. */
const isOfThisVisit = ({ action }: OutboxEntry) => action.tappedAt >= performance.timeOrigin;

const emptyCopy = { items: [], removed: [], budget: null, people: [] };

/** One of the lists for an expo: the visitor's own, or with an id that of another visitor. */
export const listNamed = (lists: ShoppingItemList, listId?: string): Omit<SharedList, 'id'> =>
  listId === undefined ? lists : (lists.shared.find(({ id }) => id === listId) ?? emptyCopy);

/** The optimistic list of one expo, or that of this phone while nobody is signed in. */
export function useListQuery<Value>(
  expoId: string,
  fold: OptimisticFold<ShoppingItemList, Value>,
): ListQueryResult<Value> {
  const store = useStore();
  // Visitors who are signed out need it only here.
  useEffect(() => startOutbox(store), [store]);
  const { isAuth, isUserReady } = useAtomValue(sessionAtom);
  const isOutboxRead = useAtomValue(isOutboxReadAtom);
  const entries = useAtomValue(outboxEntriesAtom);
  const query = shoppingListQueries.items(expoId, isAuth);
  const { data: lists, dataUpdatedAt, error, errorUpdateCount, isPaused, refetch } = useQuery(query);
  const onPhone = isUserReady && isOutboxRead ? 'success' : 'loading';
  const onServer = lists ? 'success' : errorUpdateCount > 0 || isPaused ? 'error' : 'loading';
  const state = isAuth ? onServer : onPhone;
  const hasWaited = useHasWaited();
  return {
    data: fold(
      lists ?? { id: null, ...emptyCopy, shared: [] },
      answerVersion(query.queryKey, { data: lists, dataUpdatedAt }),
      state === 'loading' && !hasWaited ? entries.filter(isOfThisVisit) : entries,
    ),
    state,
    retry: () => void refetch(),
    isRetrying: !error && !isPaused,
  };
}
