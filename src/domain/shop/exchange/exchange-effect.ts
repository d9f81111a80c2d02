// @script venue

import { shownItem } from '../list-changes.ts';
import { boundStamps, mergeLists, missingIn } from '../list-merge.ts';
import { type ItemState, MAX_LIST_ITEMS, MERGE_MAX_ITEMS } from '../shopping-list.ts';
import type { ListTransfer } from './list-transfer.ts';

/** One action that takes in a part of the other list; see `shopping-list.merge`. */
type MergeInput = { expoId: string; items: ItemState[]; opened: number };

export type ExchangeEffect = {
  /** How many items appear on this list, look different, or leave it. */
  added: number;
  changed: number;
  removed: number;
  /** How many more items the list would have than it has room for. */
  excess: number;
  /** What is to be done for it; empty when this list has all of it. */
  merges: MergeInput[];
};

/** What taking in another copy of the list would do to this one. No clock counts that is ahead of `nowMs` since 1970. */
export function exchangeEffect(
  mine: readonly ItemState[],
  { expoId, items: theirs }: ListTransfer,
  nowMs: number,
): ExchangeEffect {
  const bounded = theirs.map((item) => boundStamps(item, Math.floor(nowMs)));
  const merged = mergeLists(mine, bounded);
  const shown = (items: readonly ItemState[]) =>
    new Map(items.flatMap((item) => shownItem(item, expoId) ?? []).map((item) => [item.id, item]));
  const [before, after] = [shown(mine), shown(merged)];
  const textOf = (item: object | undefined) => JSON.stringify({ ...item, stamps: undefined });
  const kept = [...after.values()].filter(({ id }) => before.has(id));
  const isOpen = (list: typeof after, id: string) => list.get(id)?.ticked === false;
  const news = missingIn(mine, merged);
  const parts = Array.from({ length: Math.ceil(news.length / MERGE_MAX_ITEMS) }, (_, i) =>
    news.slice(i * MERGE_MAX_ITEMS, (i + 1) * MERGE_MAX_ITEMS),
  );
  return {
    added: after.size - kept.length,
    changed: kept.filter((item) => textOf(item) !== textOf(before.get(item.id))).length,
    removed: before.size - kept.length,
    excess: Math.max(0, after.size - MAX_LIST_ITEMS),
    merges: parts.map((items) => ({
      expoId,
      items,
      opened: items.reduce((sum, { id }) => sum + Number(isOpen(after, id)) - Number(isOpen(before, id)), 0),
    })),
  };
}
