import { itemAfter, shownItem, stateOf } from '../../domain/shop/list-changes.ts';
import { actorOf, mergeItem } from '../../domain/shop/list-merge.ts';
import {
  type ItemState,
  latestFirst,
  type ShoppingItem,
  type ShoppingItemList,
} from '../../domain/shop/shopping-list.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: its last change has not been delivered yet. */
export type OptimisticItem = ShoppingItem & { isPending: boolean };

const ACTIONS = [
  'shopping-list.put',
  'shopping-list.tick',
  'shopping-list.remove',
  'shopping-list.merge',
] as const;

/** Which list: the visitor's own for an expo, or with an id that of another visitor. */
export type ListName = { expoId: string; listId?: string | undefined };

/** One list latest first, with pending changes applied. */
export function optimisticItems(
  { expoId, listId }: ListName,
  { items: serverItems, removed }: Pick<ShoppingItemList, 'items' | 'removed'>,
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticItem[] {
  const items = new Map<string, ItemState>(
    [...serverItems.map(stateOf), ...removed].map((item) => [item.id, item]),
  );
  const pending = new Set<string>();
  const set = (item: ItemState, isPending: boolean) => {
    items.set(item.id, item);
    if (isPending) pending.add(item.id);
    else pending.delete(item.id);
  };
  for (const change of changesSince(version, ACTIONS, entries)) {
    const { isPending, input } = change;
    if (input.listId !== listId || ('expoId' in input && input.expoId !== expoId)) continue;
    if (change.name === 'shopping-list.merge') {
      for (const item of change.input.items) {
        const known = items.get(item.id);
        set(known ? mergeItem(known, item) : item, isPending);
      }
    } else {
      const tap = { at: change.tappedAtMs, by: actorOf(change.sub) };
      set(itemAfter(items.get(change.input.itemId), change, tap), isPending);
    }
  }
  return [...items.values()]
    .flatMap((item) => shownItem(item, expoId) ?? [])
    .map((item) => ({ ...item, isPending: pending.has(item.id) }))
    .sort(latestFirst);
}

/**
 * How many items are not ticked, over all expos. The first change of an item tells what it was before: a put with a tick
 * or without adds an item, a tick turns it over.
 */
export function optimisticOpenCount(
  { count }: { count: number },
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  const items = new Map<string, { wasOpen: boolean; isOpen: boolean }>();
  let merged = 0;
  for (const { name, input } of changesSince(version, ACTIONS, entries)) {
    if (name === 'shopping-list.merge') {
      merged += input.opened;
      continue;
    }
    // The change of an item on the list, which leaves it as open as it was.
    if (name === 'shopping-list.put' && input.isTicked === undefined) continue;
    const isOpen = name !== 'shopping-list.remove' && !input.isTicked;
    const wasOpen =
      name === 'shopping-list.tick' ? input.isTicked : name === 'shopping-list.remove' && !input.wasTicked;
    items.set(input.itemId, { wasOpen: items.get(input.itemId)?.wasOpen ?? wasOpen, isOpen });
  }
  const difference = [...items.values()].reduce(
    (sum, { wasOpen, isOpen }) => sum + Number(isOpen) - Number(wasOpen),
    merged,
  );
  return Math.max(0, count + difference);
}

export const doneLabel = (items: readonly OptimisticItem[]) =>
  `${items.filter(({ ticked }) => ticked).length} of ${items.length} done`;
