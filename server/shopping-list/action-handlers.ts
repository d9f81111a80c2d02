import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { type ItemAction, itemAfter, shownItem } from '../../src/domain/shop/list-changes.ts';
import { actorOf, boundStamps, mergeLists } from '../../src/domain/shop/list-merge.ts';
import type { ItemState } from '../../src/domain/shop/shopping-list.ts';
import type { ActionContext, ActionHandler, ActionOutcome } from '../actions/action-handler.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { expos } from '../expos/table.ts';
import { type ListKey, readItems, writeItems } from './item-rows.ts';
import { shoppingItems } from './table.ts';

/** Adds an item to a visitor's list, changes it, or brings it back. */
export const handlePutItem: ActionHandler<'shopping-list.put'> = async (context, input) => {
  const { expoId } = input;
  if (!(await isExpo(context.tx, expoId))) return { refused: 'expo-unknown' };
  const list = { sub: context.user.cognitoSub, expoId };
  return changeItem(context, [list], { name: 'shopping-list.put', input });
};

/** Ticks or unticks an item. One that is no longer on the list is no error. */
export const handleTickItem: ActionHandler<'shopping-list.tick'> = async (context, input) =>
  changeItem(context, await listsWith(context, input), { name: 'shopping-list.tick', input });

export const handleRemoveItem: ActionHandler<'shopping-list.remove'> = async (context, input) =>
  changeItem(context, await listsWith(context, input), { name: 'shopping-list.remove', input });

/** Takes in what another copy of a list knows. No clock counts that is ahead of the server's. */
export const handleMergeList: ActionHandler<'shopping-list.merge'> = async (context, input) => {
  const { tx, user, receivedAtMs } = context;
  const { expoId } = input;
  if (!(await isExpo(tx, expoId))) return { refused: 'expo-unknown' };
  const list = { sub: user.cognitoSub, expoId };
  const news = input.items.map((item) => boundStamps(item, receivedAtMs));
  const before = await readItems(
    tx,
    list,
    news.map(({ id }) => id),
  );
  const after = mergeLists(before, news);
  if (!(await writeItems(tx, list, after))) return { refused: 'list-full' };
  return { done: input, changed: !isShownEqual(before, after) };
};

async function changeItem(
  { tx, user, tappedAtMs }: ActionContext,
  lists: readonly ListKey[],
  action: ItemAction,
): Promise<ActionOutcome> {
  let changed = false;
  for (const list of lists) {
    const before = await readItems(tx, list, [action.input.itemId]);
    const after = itemAfter(before[0], action, { at: tappedAtMs, by: actorOf(user.cognitoSub) });
    if (!(await writeItems(tx, list, [after]))) return { refused: 'list-full' };
    changed ||= !isShownEqual(before, [after]);
  }
  return { done: action.input, changed };
}

/** The visitor's lists that have an item: actions on it do not name the list. */
const listsWith = ({ tx, user }: ActionContext, { itemId }: { itemId: string }): Promise<ListKey[]> =>
  tx
    .select({ sub: shoppingItems.sub, expoId: shoppingItems.expoId })
    .from(shoppingItems)
    .where(and(eq(shoppingItems.sub, user.cognitoSub), eq(shoppingItems.id, itemId)));

async function isExpo(tx: DatabaseTransaction, id: string): Promise<boolean> {
  return (await tx.$count(expos, eq(expos.id, id))) > 0;
}

/** Whether a visitor sees the same: the stamps alone make no difference. */
const isShownEqual = (before: readonly ItemState[], after: readonly ItemState[]) =>
  isDeepStrictEqual(shownOf(before), shownOf(after));

const shownOf = (items: readonly ItemState[]) =>
  mergeLists(items, []).flatMap((item) => {
    const shown = shownItem(item, '');
    return shown ? [{ ...shown, stamps: {} }] : [];
  });
