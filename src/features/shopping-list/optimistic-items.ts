import { latestFirst, type ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: its last change has not been delivered yet. */
export type OptimisticItem = ShoppingItem & { isPending: boolean };

const ACTIONS = ['shopping-list.put', 'shopping-list.tick', 'shopping-list.remove'] as const;

/** The list of one expo latest first, with pending changes applied. */
export function optimisticItems(
  expoId: string,
  serverItems: readonly ShoppingItem[],
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticItem[] {
  const items = new Map<string, OptimisticItem>(
    serverItems.map((item) => [item.id, { ...item, isPending: false }]),
  );
  for (const { name, input, isPending } of changesSince(version, ACTIONS, entries)) {
    const current = items.get(input.itemId);
    if (name === 'shopping-list.put') {
      const { itemId: id, isTicked: ticked, ...rest } = input;
      if (rest.expoId === expoId) items.set(id, { id, ...rest, ticked, isPending });
      else items.delete(id);
    } else if (name === 'shopping-list.remove') items.delete(input.itemId);
    else if (current) items.set(current.id, { ...current, ticked: input.isTicked, isPending });
  }
  return [...items.values()].sort(latestFirst);
}

/**
 * How many items are not ticked, over all expos. The first change of an item tells what it was before: a put adds an
 * item, a tick turns it over.
 */
export function optimisticOpenCount(
  { count }: { count: number },
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  const items = new Map<string, { wasOpen: boolean; isOpen: boolean }>();
  for (const { name, input } of changesSince(version, ACTIONS, entries)) {
    const isOpen = name !== 'shopping-list.remove' && !input.isTicked;
    const wasOpen =
      name === 'shopping-list.tick' ? input.isTicked : name === 'shopping-list.remove' && !input.wasTicked;
    items.set(input.itemId, { wasOpen: items.get(input.itemId)?.wasOpen ?? wasOpen, isOpen });
  }
  const difference = [...items.values()].reduce(
    (sum, { wasOpen, isOpen }) => sum + Number(isOpen) - Number(wasOpen),
    0,
  );
  return Math.max(0, count + difference);
}

export const doneLabel = (items: readonly OptimisticItem[]) =>
  `${items.filter(({ ticked }) => ticked).length} of ${items.length} done`;
