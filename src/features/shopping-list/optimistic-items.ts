import { compareById, type ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: its last change has not been delivered yet. */
export type OptimisticItem = ShoppingItem & { isPending: boolean };

const ACTIONS = ['shopping-list.put', 'shopping-list.tick', 'shopping-list.remove'] as const;

/** The list of one expo in the order in which it was made, with pending changes applied. */
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
  return [...items.values()].sort(compareById);
}

export const doneLabel = (items: readonly OptimisticItem[]) =>
  `${items.filter(({ ticked }) => ticked).length} of ${items.length} done`;
