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
  const elsewhere = openElsewhere(name, lists, ...changes);
  return optimisticItems(name, listNamed(lists, name.listId), ...changes).map((item) => ({
    ...item,
    isOpenElsewhere: elsewhere.has(item.id),
  }));
}

/** The ids of the items that are not ticked on another one of the visitor's lists for the same expo. */
export function openElsewhere(
  name: ListName,
  lists: ShoppingItemList,
  ...changes: [AnswerVersion, readonly OutboxEntry[]]
): ReadonlySet<string> {
  const others = [undefined, ...lists.shared.map(({ id }) => id)].filter((id) => id !== name.listId);
  const items = others.flatMap((listId) =>
    optimisticItems({ ...name, listId }, listNamed(lists, listId), ...changes),
  );
  return new Set(items.flatMap(({ id, ticked }) => (ticked ? [] : id)));
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
