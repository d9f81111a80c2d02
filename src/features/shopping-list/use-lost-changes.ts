import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { actorOf } from '../../domain/shop/list-merge.ts';
import type { ItemFields } from '../../domain/shop/shopping-list.ts';
import { changesSince } from '../../platform/pending-changes.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import type { ListName, OptimisticItem } from './optimistic-items.ts';
import { listNamed, useListQuery } from './use-list-query.ts';

/** A tick that another one takes off is seen where it was set. */
const FIELDS = ['name', 'quantity', 'booth', 'priceSen', 'person', 'note', 'comeBack'] as const;
const CHANGES = ['shopping-list.put', 'shopping-list.tick'] as const;

type Listeners = {
  onLost: (item: OptimisticItem, removedBy: string) => void;
  /** `mine`: what this visitor had set. */
  onOverwritten: (item: OptimisticItem, mine: ItemFields, by: string) => void;
};

/**
 * Tells of an item that this visitor has changed and that another person took off the list, or changed later, before
 * that was known: the change was made without signal, and nothing else says why it is gone.
 */
export function useLostChanges(
  { expoId, listId }: ListName,
  items: readonly OptimisticItem[],
  { onLost, onOverwritten }: Listeners,
): void {
  const { sub } = useAtomValue(sessionAtom);
  const { lists, changedIds } = useListQuery(expoId, (lists, version, entries) => {
    const changes = changesSince(version, CHANGES, entries).filter(({ input }) => input.listId === listId);
    return { lists, changedIds: new Set(changes.map(({ input }) => input.itemId)) };
  }).data;
  const before = useRef({ lists, changed: new Map<string, OptimisticItem>() });
  useEffect(() => {
    const { lists: previous, changed } = before.current;
    const me = actorOf(sub ?? '');
    for (const { id, stamps } of listNamed(lists, listId).removed) {
      const item = changed.get(id);
      const by = stamps.removed?.by;
      if (item && by && by !== me && !items.some((shown) => shown.id === id)) onLost(item, by);
    }
    for (const item of items) {
      const mine = changed.get(item.id);
      const isOverwritten = (field: (typeof FIELDS)[number]) =>
        mine?.stamps[field]?.by === me && mine[field] !== item[field] && item.stamps[field]?.by !== me;
      const fields = FIELDS.filter(isOverwritten);
      const by = fields[0] && item.stamps[fields[0]]?.by;
      if (mine && by)
        onOverwritten(item, Object.fromEntries(fields.map((field) => [field, mine[field]])), by);
    }
    // A revision is known a moment before its response: until that is here, a change is still not on the list.
    const isAhead = ({ id }: OptimisticItem) => changedIds.has(id) || (lists === previous && changed.has(id));
    before.current = { lists, changed: new Map(items.filter(isAhead).map((item) => [item.id, item])) };
  });
}
