import { compareById, type ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: the server has yet to hear of it. */
export type OptimisticItem = ShoppingItem & { isPending: boolean };

const NAMES = ['shopping-list.put', 'shopping-list.tick', 'shopping-list.remove'] as const;

/** One expo's list in the order in which it was made: the server's word with this phone's taps folded in. */
export function optimisticItems(
  expoId: string,
  onServer: readonly ShoppingItem[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticItem[] {
  const items = new Map<string, OptimisticItem>(
    onServer.map((item) => [item.id, { ...item, isPending: false }]),
  );
  for (const { name, input, isPending } of changesSince(read, NAMES, entries)) {
    const known = items.get(input.itemId);
    if (name === 'shopping-list.put') {
      const { itemId: id, isTicked: ticked, ...rest } = input;
      if (rest.expoId === expoId) items.set(id, { id, ...rest, ticked, isPending });
      else items.delete(id);
    } else if (name === 'shopping-list.remove') items.delete(input.itemId);
    else if (known) items.set(known.id, { ...known, ticked: input.isTicked, isPending });
  }
  return [...items.values()].sort(compareById);
}

export const doneLabel = (items: readonly OptimisticItem[]) =>
  `${items.filter(({ ticked }) => ticked).length} of ${items.length} done`;
