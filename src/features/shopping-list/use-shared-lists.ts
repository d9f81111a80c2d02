import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { actorOf } from '../../domain/shop/list-merge.ts';
import type { ListPerson, SharedList } from '../../domain/shop/shopping-list.ts';
import { isAuthAtom, sessionAtom } from '../../platform/session/session-state.ts';
import { itemsOn } from './all-items.ts';
import { shoppingListQueries } from './queries.ts';
import { listNamed, useListQuery } from './use-list-query.ts';
import type { ShoppingItemsResult } from './use-shopping-items.ts';

/** A person of a list as this visitor sees them. */
export type Person = ListPerson & { isMe: boolean };
export type SharedListName = { id: string; ownerName: string };

export const ownerOf = ({ people }: Pick<SharedList, 'people'>) =>
  people.find(({ isOwner }) => isOwner)?.name || 'Someone';

type Sharing = {
  /** Who shares the list; empty if nobody does. */
  people: Person[];
  /** By which the list goes to another phone, and whose it is; undefined for a list that nobody shares. */
  shared: SharedListName | undefined;
  /** By which others name the visitor's own list. */
  ownId: string | null;
  /** The lists that others share with this visitor. */
  lists: SharedListName[];
  /** Neither the phone nor the server has said yet who shares what. */
  isAwaited: boolean;
};

/** Who shares a list of an expo, and what is shared with this visitor. */
export function useSharing(expoId: string, listId?: string): Sharing {
  const isAuth = useAtomValue(isAuthAtom);
  const { data, errorUpdateCount, isPaused } = useQuery(shoppingListQueries.items(expoId, isAuth));
  const { sub } = useAtomValue(sessionAtom);
  const ownId = data?.id ?? null;
  const people = data ? listNamed(data, listId).people : [];
  const id = listId ?? ownId;
  return {
    people: people.map((person) => ({ ...person, isMe: sub !== null && person.by === actorOf(sub) })),
    shared: id !== null && people.length > 0 ? { id, ownerName: ownerOf({ people }) } : undefined,
    ownId,
    lists: data?.shared.map((one) => ({ id: one.id, ownerName: ownerOf(one) })) ?? [],
    isAwaited: isAuth && data === undefined && errorUpdateCount === 0 && !isPaused,
  };
}

/** The optimistic items of a list that another visitor shares. */
export function useSharedItems(expoId: string, listId: string): ShoppingItemsResult {
  const { data: items, ...result } = useListQuery(expoId, (...lists) =>
    itemsOn({ expoId, listId }, ...lists),
  );
  return { items, ...result };
}
