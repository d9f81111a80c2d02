import { latestStampMs } from '../../domain/shop/list-changes.ts';
import {
  type Budget,
  type ItemFields,
  newItemId,
  type ShoppingItem,
} from '../../domain/shop/shopping-list.ts';
import { nowMs } from '../../platform/clock.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import type { ListName, OptimisticItem } from './optimistic-items.ts';

// Each resolves once the action is stored on this phone, and throws the errors of `dispatchAction`.

type NewItem = { expoId: string; listId: string | undefined; name: string } & ItemFields;
type ListItem = Omit<OptimisticItem, 'isPending'>;

const putNew = (itemId: string, item: NewItem) =>
  dispatchAction('shopping-list.put', { ...item, itemId, isTicked: false });

/** Appends an item. Its id is later than those of the list, also when the clocks of other phones were ahead. */
export const addItem = (list: readonly ShoppingItem[], item: NewItem) =>
  putNew(newItemId(nowMs(), list), item);

/** Appends items that differ in their names. They stand in this order, so the first is added last. */
export function addItems(
  list: readonly ShoppingItem[],
  names: readonly string[],
  item: Omit<NewItem, 'name'>,
): Promise<unknown> {
  const known: { id: string }[] = [...list];
  const stored = names.toReversed().map((name) => {
    const id = newItemId(nowMs(), known);
    known.push({ id });
    return putNew(id, { ...item, name });
  });
  return Promise.all(stored);
}

/** Sets some fields of an item. */
export const changeItem = (item: ListItem, fields: ItemFields) =>
  dispatchAction('shopping-list.put', {
    ...fields,
    itemId: item.id,
    expoId: item.expoId,
    listId: item.listId,
    sawAt: latestStampMs(item),
  });

/** Undoes the removal of an item, which is given as it was before. */
export const restoreItem = ({ id: itemId, ticked, stamps, isPending: _, ...fields }: OptimisticItem) =>
  dispatchAction('shopping-list.put', {
    ...fields,
    itemId,
    isTicked: ticked,
    // The removal came after all that.
    sawAt: Math.max(latestStampMs({ stamps }) + 1, Math.ceil(nowMs())),
  });

export const tickItem = (item: ListItem, isTicked: boolean) =>
  dispatchAction('shopping-list.tick', {
    itemId: item.id,
    listId: item.listId,
    isTicked,
    isOpenElsewhere: item.isOpenElsewhere,
    sawAt: latestStampMs(item),
  });

/** Sets what a list may cost, instead of what the visitor saw; null takes the limit away. */
export const setBudget = (list: ListName, seen: Budget | null, budgetSen: number | null) =>
  dispatchAction('shopping-list.set-budget', { ...list, budgetSen, sawAt: seen?.stamp.at ?? 0 });

export const removeItem = (item: ListItem) =>
  dispatchAction('shopping-list.remove', {
    itemId: item.id,
    listId: item.listId,
    wasTicked: item.ticked,
    isOpenElsewhere: item.isOpenElsewhere,
    sawAt: latestStampMs(item),
  });
