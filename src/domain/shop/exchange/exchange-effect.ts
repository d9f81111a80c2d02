// @script venue

import { boundBudget, mergeBudgets } from '../list-budget.ts';
import { shownItem } from '../list-changes.ts';
import { boundStamps, mergeLists, missingIn } from '../list-merge.ts';
import { type Budget, type ItemState, MAX_LIST_ITEMS, MERGE_MAX_ITEMS } from '../shopping-list.ts';
import type { ListTransfer } from './list-transfer.ts';

/** One action that merges a part of the other list; see `shopping-list.merge`. */
type MergeInput = { expoId: string; items: ItemState[]; opened: number; budget?: Budget };

/** What a phone knows of a list, with what was removed from it. */
export type ListCopy = Pick<ListTransfer, 'items' | 'budget'>;

export type ExchangeEffect = {
  /** How many items appear on this list, look different, or leave it. */
  added: number;
  changed: number;
  removed: number;
  /** The budget that the list gets; undefined if it keeps its own. */
  budgetSen: number | null | undefined;
  /** How many more items the list would have than it has room for. */
  excess: number;
  /** What is to be done for it; empty when this list has all of it. */
  merges: MergeInput[];
};

/**
 * What merging another copy of the list would do to this one. No clock counts that is ahead of `nowMs` since 1970.
 * `openOnOthers`: the ids of the items that are not ticked on another list of the visitor.
 */
export function exchangeEffect(
  { items: mine, budget: myBudget = null }: ListCopy,
  { expoId, items: theirs, budget: theirBudget = null }: ListTransfer,
  nowMs: number,
  openOnOthers: ReadonlySet<string> = new Set(),
): ExchangeEffect {
  const bounded = theirs.map((item) => boundStamps(item, Math.floor(nowMs)));
  const merged = mergeLists(mine, bounded);
  const shown = (items: readonly ItemState[]) =>
    new Map(items.flatMap((item) => shownItem(item, expoId) ?? []).map((item) => [item.id, item]));
  const [before, after] = [shown(mine), shown(merged)];
  const textOf = (item: object | undefined) => JSON.stringify({ ...item, stamps: undefined });
  const kept = [...after.values()].filter(({ id }) => before.has(id));
  const isOpen = (list: typeof after, id: string) => list.get(id)?.ticked === false;
  // What leaves the list comes first: no part may make a full list longer than the server takes.
  const stays = ({ id }: ItemState) => Number(after.has(id));
  const news = missingIn(mine, merged).sort((a, b) => stays(a) - stays(b));
  const budget = mergeBudgets(myBudget, theirBudget && boundBudget(theirBudget, Math.floor(nowMs)));
  const newBudget = budget && budget !== myBudget ? budget : undefined;
  const length = Math.max(newBudget ? 1 : 0, Math.ceil(news.length / MERGE_MAX_ITEMS));
  const parts = Array.from({ length }, (_, i) => news.slice(i * MERGE_MAX_ITEMS, (i + 1) * MERGE_MAX_ITEMS));
  return {
    added: after.size - kept.length,
    changed: kept.filter((item) => textOf(item) !== textOf(before.get(item.id))).length,
    removed: before.size - kept.length,
    budgetSen: newBudget && newBudget.sen !== (myBudget?.sen ?? null) ? newBudget.sen : undefined,
    excess: Math.max(0, after.size - MAX_LIST_ITEMS),
    merges: parts.map((items, i) => ({
      expoId,
      items,
      ...(i === 0 && newBudget && { budget: newBudget }),
      opened: items
        .filter(({ id }) => !openOnOthers.has(id))
        .reduce((sum, { id }) => sum + Number(isOpen(after, id)) - Number(isOpen(before, id)), 0),
    })),
  };
}
