import { newItemId, type ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { nowMs } from '../../platform/clock.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';

// Each resolves once the action is stored on this phone, and throws the errors of `dispatchAction`.

/** Appends an item. Its id is later than those of the list, also when the clocks of other phones were ahead. */
export const addItem = (
  list: readonly ShoppingItem[],
  item: { expoId: string; name: string; booth: string },
) => dispatchAction('shopping-list.put', { ...item, itemId: newItemId(nowMs(), list), isTicked: false });

/** Undoes a removal. */
export const restoreItem = ({ id, expoId, name, booth, ticked }: ShoppingItem) =>
  dispatchAction('shopping-list.put', { itemId: id, expoId, name, booth, isTicked: ticked });

export const tickItem = (itemId: string, isTicked: boolean) =>
  dispatchAction('shopping-list.tick', { itemId, isTicked });

export const removeItem = ({ id, ticked }: ShoppingItem) =>
  dispatchAction('shopping-list.remove', { itemId: id, wasTicked: ticked });
