import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { actorOf } from '../../domain/shop/list-merge.ts';
import type { ListPerson, SharedList } from '../../domain/shop/shopping-list.ts';
import { isAuthAtom, sessionAtom } from '../../platform/session/session-state.ts';
import { optimisticItems } from './optimistic-items.ts';
import { shoppingListQueries } from './queries.ts';
import { useListQuery } from './use-list-query.ts';
import type { ShoppingItemsResult } from './use-shopping-items.ts';

/** A person of a list as this visitor sees them. */
export type Person = ListPerson & { isMe: boolean };
export type SharedListName = { id: string; ownerName: string };

const ownerOf = ({ people }: Pick<SharedList, 'people'>) =>
  people.find(({ isOwner }) => isOwner)?.name || 'Someone';

/** Who shares a list of an expo (nobody: empty), and the lists that others share with this visitor. */
export function useSharing(expoId: string, listId?: string): { people: Person[]; lists: SharedListName[] } {
  const { data } = useQuery(shoppingListQueries.items(expoId, useAtomValue(isAuthAtom)));
  const { sub } = useAtomValue(sessionAtom);
  const shared = data?.shared ?? [];
  const list = listId === undefined ? data : shared.find(({ id }) => id === listId);
  const people = list?.people ?? [];
  return {
    people: people.map((person) => ({ ...person, isMe: sub !== null && person.by === actorOf(sub) })),
    lists: shared.map((one) => ({ id: one.id, ownerName: ownerOf(one) })),
  };
}

/** The optimistic items of a list that another visitor shares. */
export function useSharedItems(expoId: string, listId: string): ShoppingItemsResult {
  const { data: items, ...result } = useListQuery(expoId, ({ shared }, ...changes) => {
    const list = shared.find(({ id }) => id === listId);
    return list ? optimisticItems({ expoId, listId }, list, ...changes) : [];
  });
  return { items, ...result };
}
