import { PHONE_SUB } from '../../domain/delivery/delivery-limits.ts';
import { itemAfter, shownItem, stateOf } from '../../domain/shop/list-changes.ts';
import { actorOf, mergeItem } from '../../domain/shop/list-merge.ts';
import {
  type ItemState,
  latestFirst,
  type ShoppingItem,
  type ShoppingItemList,
} from '../../domain/shop/shopping-list.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/**
 * `isPending`: its last change has not been delivered yet. `isOpenElsewhere`: it is not ticked on another list of the
 * visitor. `listId`: of a list that another visitor shares, and `ownerName` says whose it is, where several lists are
 * shown as one.
 */
export type OptimisticItem = ShoppingItem & {
  isPending: boolean;
  isOpenElsewhere?: boolean;
  listId?: string | undefined;
  ownerName?: string;
};

const ACTIONS = [
  'shopping-list.put',
  'shopping-list.tick',
  'shopping-list.remove',
  'shopping-list.merge',
] as const;

/** Which list: the visitor's own for an expo, or with an id that of another visitor. */
export type ListName = { expoId: string; listId?: string | undefined };
type ListItems = Pick<ShoppingItemList, 'items' | 'removed'>;

/** What is known of the items of one list, with pending changes applied, and the ids of those that have some. */
function withChanges(
  { expoId, listId }: ListName,
  { items: serverItems, removed }: ListItems,
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): { items: ItemState[]; pending: ReadonlySet<string> } {
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
    const { input } = change;
    // What is kept on this phone alone waits for no delivery.
    const isPending = change.isPending && change.sub !== PHONE_SUB;
    if (input.listId !== listId || ('expoId' in input && input.expoId !== expoId)) continue;
    if (change.name === 'shopping-list.merge') {
      for (const item of change.input.items) {
        const known = items.get(item.id);
        set(known ? mergeItem(known, item) : item, isPending);
      }
    } else if (change.name === 'shopping-list.put' || items.has(change.input.itemId)) {
      // A tick or a removal of another item belongs to another expo's list.
      const tap = { at: change.tappedAtMs, by: actorOf(change.sub) };
      set(itemAfter(items.get(change.input.itemId), change, tap), isPending);
    }
  }
  return { items: [...items.values()].sort(latestFirst), pending };
}

/** The list of one expo latest first, with pending changes applied. */
export function optimisticItems(
  name: ListName,
  list: ListItems,
  ...changes: [AnswerVersion, readonly OutboxEntry[]]
): OptimisticItem[] {
  const { items, pending } = withChanges(name, list, ...changes);
  return items.flatMap((item) => {
    const shown = shownItem(item, name.expoId);
    const { listId } = name;
    return shown ? [{ ...shown, isPending: pending.has(item.id), ...(listId && { listId }) }] : [];
  });
}

/** The items of a list for another phone. Of a removed item it holds only that it was removed, and when. */
export function listCopy(
  name: ListName,
  list: ListItems,
  ...changes: [AnswerVersion, readonly OutboxEntry[]]
): ItemState[] {
  return withChanges(name, list, ...changes).items.map((item) => {
    const { id, removed, stamps } = item;
    return removed ? { id, removed, stamps: { removed: stamps.removed } } : item;
  });
}

/**
 * How many items are not ticked, over all expos; an item on several lists counts once. What an item was before its
 * first pending change follows from that change: a tick changes the state to the other one, and a put with a state adds
 * an item. After a merge, what an item was follows from its next change.
 */
export function optimisticOpenCount(
  { count }: { count: number },
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): number {
  const opened = new Map<string, boolean>();
  let total = count;
  for (const { name, input } of changesSince(version, ACTIONS, entries)) {
    if (name === 'shopping-list.merge') {
      total += input.opened;
      opened.clear();
      continue;
    }
    // A put without a state changes an item on the list, and leaves it as open as it was.
    if (name === 'shopping-list.put' && input.isTicked === undefined) continue;
    const isOpenHere = name !== 'shopping-list.remove' && !input.isTicked;
    const wasOpenHere =
      name === 'shopping-list.tick' ? input.isTicked : name === 'shopping-list.remove' && !input.wasTicked;
    const { itemId, isOpenElsewhere = false } = input;
    const wasOpen = opened.get(itemId) ?? (wasOpenHere || isOpenElsewhere);
    const isOpen = isOpenHere || isOpenElsewhere;
    total += Number(isOpen) - Number(wasOpen);
    opened.set(itemId, isOpen);
  }
  return Math.max(0, total);
}

export const doneLabel = (items: readonly OptimisticItem[]) =>
  `${items.filter(({ ticked }) => ticked).length} of ${items.length} done`;
