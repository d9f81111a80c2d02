import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Expo, expoPhase } from '../../domain/expo/expo.ts';
import { OWN_LIST, withQuery } from '../../domain/routing/paths.ts';
import { LIST_ORDERS } from '../../domain/shop/list-order.ts';
import { useFindBooth } from '../../features/exhibitors/use-find-booth.ts';
import { ExpoShoppingList, SharedShoppingList } from '../../features/shopping-list/expo-shopping-list.tsx';
import { MissingList } from '../../features/shopping-list/missing-list.tsx';
import { shoppingListQueries } from '../../features/shopping-list/queries.ts';
import { ShareList } from '../../features/shopping-list/share-list.tsx';
import { useLists } from '../../features/shopping-list/use-lists.ts';
import { useSharing } from '../../features/shopping-list/use-shared-lists.ts';
import { todayAtom } from '../../platform/clock.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Chips } from '../../ui/chips.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHasWaited } from '../../ui/use-has-passed.ts';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageProps } from '../page-module.ts';
import { ExchangeList } from './exchange/exchange-list.tsx';
import { useHasProducts } from './use-has-products.ts';

/** The visitor's list and those that others share with them, one at a time. */
export function ListsOfExpo({ expo, address }: PageProps & { expo: Expo }) {
  const isAuth = useAtomValue(isAuthAtom);
  const { lists, ownId, isAwaited } = useSharing(expo.id);
  // The tabs come with the list, not above it a moment later. What the phone has stored is there at once.
  const isHeld = !useHasWaited() && isAwaited;
  const { usual: usualList } = useLists(expo.id);
  // It stays open when another list becomes the longer one.
  const [first, setFirst] = useState<string>();
  if (!isAwaited && first === undefined) setFirst(usualList.listId ?? OWN_LIST);
  const asked = address.search.get('list');
  const listId = lists.find(({ id }) => id === (asked ?? first))?.id;
  const isMissing = isAuth && asked !== null && asked !== OWN_LIST && asked !== ownId && listId === undefined;
  const today = useAtomValue(todayAtom);
  const findBooth = useFindBooth(expo.slug);
  // At the expo, visitors walk from booth to booth.
  const usual = expoPhase(expo, today) === 'running' ? 'aisle' : 'latest';
  const order = LIST_ORDERS.find((name) => name === address.search.get('sort')) ?? usual;
  const orderSelect = (
    <PillSelect
      label="Order"
      name="sort"
      value={order}
      options={orders}
      onSelect={(sort) =>
        navigate(withQuery(address, { sort: sort === usual ? null : sort }), { replace: true })
      }
    />
  );
  const chip = (label: string, list: string) => ({
    label,
    href: withQuery(address, { list }),
    current: !isMissing && (listId ?? OWN_LIST) === list,
  });
  const shown = { expo, findBooth, order, orderSelect, hasProducts: useHasProducts() };
  const list = (
    <>
      {listId === undefined ? (
        <ExpoShoppingList {...shown} />
      ) : (
        <SharedShoppingList key={listId} {...shown} listId={listId} />
      )}
      <ExchangeList
        expo={expo}
        listId={listId}
        invite={
          isAuth && (
            <ShareList
              expo={expo}
              listId={listId}
              onLeft={() => navigate(withQuery(address, { list: OWN_LIST }), { replace: true })}
            />
          )
        }
      />
    </>
  );
  return (
    <>
      {isAuth && <OfflineCopyNoteOf query={shoppingListQueries.items(expo.id, true)} />}
      {lists.length > 0 && (
        <Chips
          label="Lists"
          chips={[
            chip('My list', OWN_LIST),
            ...lists.map(({ id, ownerName }) => chip(`${ownerName}’s list`, id)),
          ]}
        />
      )}
      {isMissing ? (
        <MissingList key={asked} expoId={expo.id} ownHref={withQuery(address, { list: OWN_LIST })}>
          {list}
        </MissingList>
      ) : isHeld ? (
        <Skeleton shape="rows-adding-form" label="Loading your list" count={11} />
      ) : (
        list
      )}
    </>
  );
}

const orders = [
  { value: 'latest', label: 'Latest first' },
  { value: 'aisle', label: 'By booth' },
  { value: 'person', label: 'By person' },
];
