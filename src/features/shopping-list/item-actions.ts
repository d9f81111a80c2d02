import { newItemId, type ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { nowMs } from '../../platform/clock.ts';
import { dispatchAction } from '../../platform/outbox.ts';

/** Each resolves once it is safe on this phone. They throw what `perform` throws. */

/** At the end of the list as it is known: other phones' clocks may be ahead. */
export const addItem = (
  list: readonly ShoppingItem[],
  item: { expoId: string; name: string; booth: string },
) => dispatchAction('shopping-list.put', { ...item, itemId: newItemId(nowMs(), list), isTicked: false });

/** Sets a whole item again: the way back from removing it. */
export const restoreItem = ({ id, expoId, name, booth, ticked }: ShoppingItem) =>
  dispatchAction('shopping-list.put', { itemId: id, expoId, name, booth, isTicked: ticked });

export const tickItem = (itemId: string, isTicked: boolean) =>
  dispatchAction('shopping-list.tick', { itemId, isTicked });

export const removeItem = (itemId: string) => dispatchAction('shopping-list.remove', { itemId });
