import { latestFirst, type ShoppingItemList } from '../../domain/shop/shopping-list.ts';
import type { AnswerVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { type ListName, type OptimisticItem, optimisticItems } from './optimistic-items.ts';
import { listNamed } from './use-list-query.ts';

/** One of the lists for an expo, latest first, with pending changes applied. */
export function itemsOn(
  name: ListName,
  lists: ShoppingItemList,
  ...changes: [AnswerVersion, readonly OutboxEntry[]]
): OptimisticItem[] {
  const itemsOf = (listId: string | undefined) =>
    optimisticItems({ ...name, listId }, listNamed(lists, listId), ...changes);
  const others = [undefined, ...lists.shared.map(({ id }) => id)].filter((id) => id !== name.listId);
  const openElsewhere = new Set(others.flatMap(itemsOf).flatMap(({ id, ticked }) => (ticked ? [] : id)));
  return itemsOf(name.listId).map((item) => ({ ...item, isOpenElsewhere: openElsewhere.has(item.id) }));
}

/**
 * The items of several lists, latest first, each once: an item may be on two of them, from an exchange. It is open as
 * long as it is open on one; else it is that of the first list.
 */
export function eachOnce(items: readonly OptimisticItem[]): OptimisticItem[] {
  const byId = new Map<string, OptimisticItem>();
  for (const item of items) {
    const known = byId.get(item.id);
    if (!known || (known.ticked && !item.ticked)) byId.set(item.id, item);
  }
  return [...byId.values()].sort(latestFirst);
}
