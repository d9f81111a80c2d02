import { and, eq } from 'drizzle-orm';
import { MAX_LIST_ITEMS } from '../../src/domain/shop/shopping-list.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { expos } from '../expos/table.ts';
import { shoppingItems } from './table.ts';

/** Adds an item to a visitor's list or replaces it. */
export const handlePutItem: ActionHandler<'shopping-list.put'> = async ({ tx, user }, input) => {
  const { itemId: id, expoId, name, booth, isTicked } = input;
  const sub = user.cognitoSub;
  const item = { id, expoId, name, booth, ticked: isTicked };
  const [expo] = await tx.select({ id: expos.id }).from(expos).where(eq(expos.id, expoId));
  if (!expo) return { refused: 'expo-unknown' };
  const [before] = await tx.select().from(shoppingItems).where(eq(shoppingItems.id, id));
  // Ids are made on phones: an id of another visitor must not give access to their list.
  if (before && before.sub !== sub) return { refused: 'invalid-input' };
  const ofList = and(eq(shoppingItems.sub, sub), eq(shoppingItems.expoId, expoId));
  const isNewOnList = before?.expoId !== expoId;
  if (isNewOnList && (await tx.$count(shoppingItems, ofList)) >= MAX_LIST_ITEMS)
    return { refused: 'list-full' };
  await tx
    .insert(shoppingItems)
    .values({ ...item, sub })
    .onConflictDoUpdate({ target: shoppingItems.id, set: item, setWhere: eq(shoppingItems.sub, sub) });
  const changed = !before || (Object.keys(item) as (keyof typeof item)[]).some((k) => before[k] !== item[k]);
  return { done: input, changed };
};

/** Ticks or unticks an item. One that is no longer on the list is no error. */
export const handleTickItem: ActionHandler<'shopping-list.tick'> = async (
  { tx, user },
  { itemId, isTicked },
) => {
  const differs = and(
    eq(shoppingItems.id, itemId),
    eq(shoppingItems.sub, user.cognitoSub),
    eq(shoppingItems.ticked, !isTicked),
  );
  const ticked = await tx.update(shoppingItems).set({ ticked: isTicked }).where(differs).returning();
  return { done: { itemId, isTicked }, changed: ticked.length > 0 };
};

export const handleRemoveItem: ActionHandler<'shopping-list.remove'> = async ({ tx, user }, input) => {
  const ofItem = and(eq(shoppingItems.id, input.itemId), eq(shoppingItems.sub, user.cognitoSub));
  const removed = await tx.delete(shoppingItems).where(ofItem).returning();
  return { done: input, changed: removed.length > 0 };
};
