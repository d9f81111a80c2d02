import * as v from 'valibot';
import { type ActionInput, type ActionName, actionDefinitions } from '../../domain/actions.ts';
import { byId, type ShoppingItem } from '../../domain/shopping.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: the server has yet to hear of it. */
export type ItemNow = ShoppingItem & { isPending: boolean };

type ListAction = Extract<ActionName, `shopping-list.${string}`>;
type Word = { [N in ListAction]: { name: N; input: ActionInput<N>; isPending: boolean } }[ListAction];

const isListAction = (name: string): name is ListAction =>
  name.startsWith('shopping-list.') && Object.hasOwn(actionDefinitions, name);

/** What this phone said that a read at `readRev` cannot know yet, oldest first. */
function wordsOf(entries: readonly OutboxEntry[], readRev: number): Word[] {
  return entries.flatMap(({ action, state, rev = 0, answer }) => {
    const isPending = state === 'waiting';
    if (!isListAction(action.name) || state === 'refused' || (!isPending && rev <= readRev)) return [];
    const read = v.safeParse(actionDefinitions[action.name].input, isPending ? action.input : answer);
    return read.success ? [{ name: action.name, input: read.output, isPending } as Word] : [];
  });
}

/** One expo's list in the order in which it was made: the server's word with this phone's taps folded in. */
export function itemsNow(
  expoId: string,
  onServer: readonly ShoppingItem[],
  readRev: number,
  entries: readonly OutboxEntry[],
): ItemNow[] {
  const items = new Map<string, ItemNow>(onServer.map((item) => [item.id, { ...item, isPending: false }]));
  for (const { name, input, isPending } of wordsOf(entries, readRev)) {
    const known = items.get(input.itemId);
    if (name === 'shopping-list.put') {
      const { itemId: id, isTicked: ticked, ...rest } = input;
      if (rest.expoId === expoId) items.set(id, { id, ...rest, ticked, isPending });
      else items.delete(id);
    } else if (name === 'shopping-list.remove') items.delete(input.itemId);
    else if (known) items.set(known.id, { ...known, ticked: input.isTicked, isPending });
  }
  return [...items.values()].sort(byId);
}

export const doneLabel = (items: readonly ItemNow[]) =>
  `${items.filter(({ ticked }) => ticked).length} of ${items.length} done`;
