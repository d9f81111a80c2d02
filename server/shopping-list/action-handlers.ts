import { and, eq } from 'drizzle-orm';
import { MAX_LIST_ITEMS } from '../../src/domain/shop/shopping-list.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { expos } from '../expos/table.ts';
import { shoppingItems } from './table.ts';

/** Sets one item of a visitor's list. Answers with what was asked for. */
export const handlePutItem: ActionHandler<'shopping-list.put'> = async ({ tx, user }, input) => {
  const { itemId: id, expoId, name, booth, isTicked } = input;
  const sub = user.cognitoSub;
  const item = { id, expoId, name, booth, ticked: isTicked };
  const [expo] = await tx.select({ id: expos.id }).from(expos).where(eq(expos.id, expoId));
  if (!expo) return { refused: 'expo-unknown' };
  const [before] = await tx.select().from(shoppingItems).where(eq(shoppingItems.id, id));
  // Ids are made on phones: one that somebody else has already is no way into their list.
  if (before && before.sub !== sub) return { refused: 'invalid-input' };
  const ofList = and(eq(shoppingItems.sub, sub), eq(shoppingItems.expoId, expoId));
  const isNewHere = before?.expoId !== expoId;
  if (isNewHere && (await tx.$count(shoppingItems, ofList)) >= MAX_LIST_ITEMS)
    return { refused: 'list-full' };
  await tx
    .insert(shoppingItems)
    .values({ ...item, sub })
    .onConflictDoUpdate({ target: shoppingItems.id, set: item, setWhere: eq(shoppingItems.sub, sub) });
  const changed = !before || (Object.keys(item) as (keyof typeof item)[]).some((k) => before[k] !== item[k]);
  return { done: input, changed };
};

/** Ticks or unticks. Of something that is not on the list any more nothing is left to say. */
export const handleTickItem: ActionHandler<'shopping-list.tick'> = async (
  { tx, user },
  { itemId, isTicked },
) => {
  const other = and(
    eq(shoppingItems.id, itemId),
    eq(shoppingItems.sub, user.cognitoSub),
    eq(shoppingItems.ticked, !isTicked),
  );
  const ticked = await tx.update(shoppingItems).set({ ticked: isTicked }).where(other).returning();
  return { done: { itemId, isTicked }, changed: ticked.length > 0 };
};

export const handleRemoveItem: ActionHandler<'shopping-list.remove'> = async ({ tx, user }, { itemId }) => {
  const mine = and(eq(shoppingItems.id, itemId), eq(shoppingItems.sub, user.cognitoSub));
  const gone = await tx.delete(shoppingItems).where(mine).returning();
  return { done: { itemId }, changed: gone.length > 0 };
};
