import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { actorOf } from '../../domain/shop/list-merge.ts';
import { changesSince } from '../../platform/pending-changes.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import type { ListName, OptimisticItem } from './optimistic-items.ts';
import { type Overwritten, overwrittenChanges, ownChanges } from './overwritten-changes.ts';
import { listNamed, useListQuery } from './use-list-query.ts';

const CHANGES = ['shopping-list.put', 'shopping-list.tick'] as const;

/**
 * Tells of an item that this visitor has changed and that another person took off the list before that was known: the
 * change was made without signal, and nothing else says why it is gone. Returns what others have changed later.
 */
export function useLostChanges(
  { expoId, listId }: ListName,
  items: readonly OptimisticItem[],
  onLost: (item: OptimisticItem, removedBy: string) => void,
): readonly Overwritten[] {
  const { sub } = useAtomValue(sessionAtom);
  const me = actorOf(sub ?? '');
  const { lists, changedIds, entries } = useListQuery(expoId, (lists, version, entries) => {
    const changes = changesSince(version, CHANGES, entries).filter(({ input }) => input.listId === listId);
    return { lists, changedIds: new Set(changes.map(({ input }) => input.itemId)), entries };
  }).data;
  const before = useRef({ lists, changed: new Map<string, OptimisticItem>() });
  useEffect(() => {
    const { lists: previous, changed } = before.current;
    for (const { id, stamps } of listNamed(lists, listId).removed) {
      const item = changed.get(id);
      const by = stamps.removed?.by;
      if (item && by && by !== me && !items.some((shown) => shown.id === id)) onLost(item, by);
    }
    // A revision is known a moment before its response: until that is here, a change is still not on the list.
    const isAhead = ({ id }: OptimisticItem) => changedIds.has(id) || (lists === previous && changed.has(id));
    before.current = { lists, changed: new Map(items.filter(isAhead).map((item) => [item.id, item])) };
  });
  const changes = useMemo(() => ownChanges(entries, listId), [entries, listId]);
  return overwrittenChanges(items, changes, me);
}
