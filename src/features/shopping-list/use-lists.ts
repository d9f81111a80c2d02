import { isBoothOf, isKnownBooth } from '../../domain/expo/booth-code.ts';
import { currentAndUpcomingExpos, type ExpoList } from '../../domain/expo/expo.ts';
import { OWN_LIST, sharedListPath, shoppingListPath } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import { itemsOn } from './all-items.ts';
import type { OptimisticItem } from './optimistic-items.ts';
import { type ListQueryResult, useListQuery } from './use-list-query.ts';
import { ownerOf } from './use-shared-lists.ts';

/** One of the visitor's lists for an expo: their own, or one that `ownerName` shares with them. */
type OneList = {
  listId: string | undefined;
  ownerName: string | undefined;
  items: OptimisticItem[];
};

type Result = Omit<ListQueryResult<never>, 'data'> & {
  /** The visitor's own list, and then those of others. */
  lists: OneList[];
  /** The list in use: the longest, and of equally long ones the visitor's own. */
  usual: OneList;
};

/** The visitor's lists for one expo, with pending changes applied. */
export function useLists(expoId: string): Result {
  const { data, ...result } = useListQuery(expoId, (stored, ...changes) => {
    const own: OneList = {
      listId: undefined,
      ownerName: undefined,
      items: itemsOn({ expoId }, stored, ...changes),
    };
    const others = stored.shared.map((list) => ({
      listId: list.id,
      ownerName: ownerOf(list),
      items: itemsOn({ expoId, listId: list.id }, stored, ...changes),
    }));
    const lists = [own, ...others];
    return { lists, usual: lists.reduce(longer) };
  });
  return { ...data, ...result };
}

const longer = (a: OneList, b: OneList) => (b.items.length > a.items.length ? b : a);

/**
 * The list that has a product, by its name as the list has it and its booth: two brands may sell things of one name. An
 * item without a booth, or a product without one, is told by the name alone.
 */
export function listWith(
  lists: readonly OneList[],
  name: string,
  place: { booth: string; hall: string } | undefined,
): OneList | undefined {
  const isThere = (booth: string) => !place || !isKnownBooth(booth) || isBoothOf(booth, place);
  return lists.find(({ items }) => items.some((item) => item.name === name && isThere(item.booth)));
}

/** `your list`, `Farah’s list` */
export const listNameOf = ({ ownerName }: OneList, own: string) => (ownerName ? `${ownerName}’s list` : own);

/** The address without a list opens the one that the visitor uses, which is not always their own. */
export const listPathOf = (list: OneList, usual: OneList, expoSlug: string) =>
  list.listId === undefined && usual.listId === undefined
    ? shoppingListPath(expoSlug)
    : sharedListPath(expoSlug, list.listId ?? OWN_LIST);

/** Each expo that is not over has a list: with several, a list needs the name of its expo. */
export const hasSeveralLists = (expoList: ExpoList, today: Day): boolean =>
  currentAndUpcomingExpos(expoList, today).length > 1;
