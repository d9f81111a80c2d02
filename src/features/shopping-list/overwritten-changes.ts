import type { ItemFields } from '../../domain/shop/shopping-list.ts';
import { changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import type { OptimisticItem } from './optimistic-items.ts';

/** Without `ticked`: a tick that somebody takes off is visible on its row. */
const FIELDS = ['name', 'quantity', 'booth', 'priceSen', 'person', 'note', 'comeBack'] as const;
type Field = (typeof FIELDS)[number];

const CHANGES = ['shopping-list.put', 'shopping-list.remove'] as const;
/** Older than every delivery. */
const OLDEST = { rev: 0, atMs: 0 };

/** When it was set, and when the server knew of it: ms since 1970 by corrected time. */
type Change = { value: unknown; atMs: number; deliveredMs: number };
type ItemChanges = { [F in Field | 'removed']?: Change | undefined };

/** What the visitor did last to each field of each item of a list, as far as this phone knows it. By the item's id. */
export function ownChanges(
  entries: readonly OutboxEntry[],
  listId: string | undefined,
): ReadonlyMap<string, ItemChanges> {
  const changes = new Map<string, ItemChanges>();
  for (const entry of entries) {
    const [change] = changesSince(OLDEST, CHANGES, [entry]);
    if (!change || change.input.listId !== listId) continue;
    const { name, input, tappedAtMs: atMs, isPending } = change;
    const offsetMs = entry.action.offsetMs ?? 0;
    const deliveredMs = isPending ? Number.POSITIVE_INFINITY : (entry.settledAt ?? 0) + offsetMs;
    const set = (value: unknown): Change => ({ value, atMs, deliveredMs });
    const isRemoval = name === 'shopping-list.remove';
    const fields = isRemoval ? [] : FIELDS.filter((field) => input[field] !== undefined);
    changes.set(input.itemId, {
      ...changes.get(input.itemId),
      ...Object.fromEntries(fields.map((field) => [field, set(isRemoval ? null : input[field])])),
      removed: isRemoval ? set(true) : undefined,
    });
  }
  return changes;
}

export type Overwritten = {
  item: OptimisticItem;
  /** Who changed it later, as stamps name them. */
  by: string;
  /** What the visitor had set; null if they had taken the item off the list. */
  mine: ItemFields | null;
};

/**
 * What the visitor changed on a list and another person changed later, before either knew of the other: the visitor's
 * change was made without signal, and nothing else says why it is gone. Also items that the visitor took off the list
 * and that a later change of another person brought back. Once the visitor sets a field of the item again, it is
 * settled. `me`: as stamps name the visitor.
 */
export function overwrittenChanges(
  items: readonly OptimisticItem[],
  changes: ReadonlyMap<string, ItemChanges>,
  me: string,
): Overwritten[] {
  return items.flatMap((item): Overwritten[] => {
    const own = changes.get(item.id) ?? {};
    const lost = FIELDS.flatMap((field) => {
      const change = own[field];
      const stamp = item.stamps[field];
      if (!change || !stamp || stamp.by === me || change.value === item[field]) return [];
      const isLost = stamp.at > change.atMs && stamp.at < change.deliveredMs;
      return isLost ? [{ field, value: change.value, by: stamp.by }] : [];
    });
    if (lost[0])
      return [
        { item, by: lost[0].by, mine: Object.fromEntries(lost.map(({ field, value }) => [field, value])) },
      ];
    const { removed } = own;
    if (!removed) return [];
    const after = Object.values(item.stamps).flatMap((stamp) =>
      stamp && stamp.at > removed.atMs ? [stamp] : [],
    );
    const [last] = after.toSorted((a, b) => b.at - a.at);
    // The visitor may have brought it back on another phone.
    const isMine = after.some(({ by }) => by === me);
    return last && !isMine ? [{ item, by: last.by, mine: null }] : [];
  });
}
