import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { ActionInput } from '../../src/domain/delivery/actions.ts';
import { boundBudget, budgetAfter, mergeBudgets } from '../../src/domain/shop/list-budget.ts';
import { type ItemAction, itemAfter, shownItem } from '../../src/domain/shop/list-changes.ts';
import { actorOf, boundStamps, mergeLists } from '../../src/domain/shop/list-merge.ts';
import type { ItemState } from '../../src/domain/shop/shopping-list.ts';
import type { ActionContext, ActionHandler, ActionOutcome } from '../actions/action-handler.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { expos } from '../expos/table.ts';
import { findLists, lockLists } from '../shared-lists/access.ts';
import { readBudget, writeBudget } from './budget-rows.ts';
import { type ListKey, readItems, writeItems } from './item-rows.ts';

type ListActionName =
  | 'shopping-list.put'
  | 'shopping-list.tick'
  | 'shopping-list.remove'
  | 'shopping-list.merge'
  | 'shopping-list.set-budget';

/** The handler of an action on the visitor's own list, or on one that they share: others see the change, too. */
const onList = <N extends ListActionName>(
  handle: (
    context: ActionContext,
    input: ActionInput<N>,
    lists: readonly ListKey[],
  ) => Promise<ActionOutcome>,
): ActionHandler<N> =>
  Object.assign(
    async (context: ActionContext, input: ActionInput<N>): Promise<ActionOutcome> => {
      const lists = await findLists(context.tx, context.visitor.cognitoSub, input);
      if (input.listId !== undefined && lists.length === 0) return { refused: 'list-left' };
      return handle(context, input, lists);
    },
    { othersOf: lockLists },
  );

/** Adds an item, changes it, or brings it back. */
export const handlePutItem = onList<'shopping-list.put'>(async (context, input, lists) => {
  if (!(await isExpo(context.tx, lists))) return { refused: 'expo-unknown' };
  return changeItem(context, lists, { name: 'shopping-list.put', input });
});

/** Ticks or unticks an item. One that is no longer on the list is no error. */
export const handleTickItem = onList<'shopping-list.tick'>((context, input, lists) =>
  changeItem(context, lists, { name: 'shopping-list.tick', input }),
);

export const handleRemoveItem = onList<'shopping-list.remove'>((context, input, lists) =>
  changeItem(context, lists, { name: 'shopping-list.remove', input }),
);

/** Takes in what another copy of a list knows. A stamp later than the server's time is set to that time. */
export const handleMergeList = onList<'shopping-list.merge'>(async ({ tx, receivedAtMs }, input, lists) => {
  const [list] = lists;
  if (!list || !(await isExpo(tx, lists))) return { refused: 'expo-unknown' };
  const news = input.items.map((item) => boundStamps(item, receivedAtMs));
  const ids = news.map(({ id }) => id);
  const before = await readItems(tx, list, ids);
  const after = mergeLists(before, news);
  if (!(await writeItems(tx, list, after))) return { refused: 'list-full' };
  const known = await readBudget(tx, list);
  const budget = input.budget && mergeBudgets(known, boundBudget(input.budget, receivedAtMs));
  const isOtherBudget = budget !== undefined && (await writeBudget(tx, list, known, budget));
  return { done: input, changed: isOtherBudget || !isShownEqual(before, after) };
});

export const handleSetBudget = onList<'shopping-list.set-budget'>(
  async ({ tx, visitor, tappedAtMs }, input, lists) => {
    const [list] = lists;
    if (!list || !(await isExpo(tx, lists))) return { refused: 'expo-unknown' };
    const known = await readBudget(tx, list);
    const budget = budgetAfter(known, input, { at: tappedAtMs, by: actorOf(visitor.cognitoSub) });
    return { done: input, changed: await writeBudget(tx, list, known, budget) };
  },
);

async function changeItem(
  { tx, visitor, tappedAtMs }: ActionContext,
  lists: readonly ListKey[],
  action: ItemAction,
): Promise<ActionOutcome> {
  let changed = false;
  for (const list of lists) {
    const before = await readItems(tx, list, [action.input.itemId]);
    const after = itemAfter(before[0], action, { at: tappedAtMs, by: actorOf(visitor.cognitoSub) });
    if (!(await writeItems(tx, list, [after]))) return { refused: 'list-full' };
    changed ||= !isShownEqual(before, [after]);
  }
  return { done: action.input, changed };
}

async function isExpo(tx: DatabaseTransaction, [list]: readonly ListKey[]): Promise<boolean> {
  return (await tx.$count(expos, eq(expos.id, list?.expoId ?? ''))) > 0;
}

/** Whether a visitor sees the same: the stamps alone make no difference. */
const isShownEqual = (before: readonly ItemState[], after: readonly ItemState[]) =>
  isDeepStrictEqual(shownOf(before), shownOf(after));

const shownOf = (items: readonly ItemState[]) =>
  mergeLists(items, []).flatMap((item) => {
    const shown = shownItem(item, '');
    return shown ? [{ ...shown, stamps: {} }] : [];
  });
