import { newItemId, type ShoppingItem } from '../../domain/shopping.ts';
import { perform } from '../../platform/outbox.ts';

/** Each resolves once it is safe on this phone. They throw what `perform` throws. */

export const addItem = (expoId: string, name: string, booth: string) =>
  perform('shopping-list.put', { itemId: newItemId(Date.now()), expoId, name, booth, isTicked: false });

/** Sets a whole item again: the way back from removing it. */
export const putBack = ({ id, expoId, name, booth, ticked }: ShoppingItem) =>
  perform('shopping-list.put', { itemId: id, expoId, name, booth, isTicked: ticked });

export const tickItem = (itemId: string, isTicked: boolean) =>
  perform('shopping-list.tick', { itemId, isTicked });

export const removeItem = (itemId: string) => perform('shopping-list.remove', { itemId });
