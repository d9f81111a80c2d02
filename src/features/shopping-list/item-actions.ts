import { latestStampMs } from '../../domain/shop/list-changes.ts';
import { type ItemFields, newItemId, type ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { nowMs } from '../../platform/clock.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';

// Each resolves once the action is stored on this phone, and throws the errors of `dispatchAction`.

type NewItem = { expoId: string; name: string } & ItemFields;

/** Appends an item. Its id is later than those of the list, also when the clocks of other phones were ahead. */
export const addItem = (list: readonly ShoppingItem[], item: NewItem) =>
  dispatchAction('shopping-list.put', { ...item, itemId: newItemId(nowMs(), list), isTicked: false });

/** Sets some fields of an item. */
export const changeItem = (item: ShoppingItem, fields: ItemFields) =>
  dispatchAction('shopping-list.put', {
    ...fields,
    itemId: item.id,
    expoId: item.expoId,
    sawAt: latestStampMs(item),
  });

/** Undoes the removal of an item, which is given as it was before. */
export const restoreItem = ({ id: itemId, ticked, stamps, ...fields }: ShoppingItem) =>
  dispatchAction('shopping-list.put', {
    ...fields,
    itemId,
    isTicked: ticked,
    // The removal came after all that.
    sawAt: Math.max(latestStampMs({ stamps }) + 1, Math.ceil(nowMs())),
  });

export const tickItem = (item: ShoppingItem, isTicked: boolean) =>
  dispatchAction('shopping-list.tick', { itemId: item.id, isTicked, sawAt: latestStampMs(item) });

export const removeItem = (item: ShoppingItem) =>
  dispatchAction('shopping-list.remove', {
    itemId: item.id,
    wasTicked: item.ticked,
    sawAt: latestStampMs(item),
  });
