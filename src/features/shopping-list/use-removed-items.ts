import { useCallback, useState } from 'react';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import type { OptimisticItem } from './optimistic-items.ts';

/** What Undo brings back: all that was taken off while its bar stood, the latest first. `text` is about that item. */
type Removed = { items: readonly OptimisticItem[]; text: string; isUnasked: boolean };

const noneRemoved: Removed = { items: [], text: '', isUnasked: false };

const removedText = ({ items: [latest], text }: Removed, off: readonly OptimisticItem[]) =>
  off.length > 1
    ? `${off.length} things were taken off the list.`
    : off[0] === latest
      ? text
      : `“${off[0]?.name}” is off the list.`;

/** The items that the bar of a list offers to bring back. `items`: those on the list. */
export function useRemovedItems(items: readonly OptimisticItem[]) {
  const [removed, setRemoved] = useState(noneRemoved);
  const [restoredId, setRestoredId] = useState('');
  const tick = useFocusWhenThere<HTMLInputElement>();
  // Another person may have brought one back.
  const off = removed.items.filter(({ id }) => !items.some((item) => item.id === id));
  return {
    off,
    text: removedText(removed, off),
    /** The latest went without the visitor's doing. */
    isUnasked: removed.isUnasked,
    add: useCallback(
      (item: OptimisticItem, text: string, isUnasked = false) =>
        setRemoved((before) => ({
          items: [item, ...before.items.filter(({ id }) => id !== item.id)],
          text,
          isUnasked,
        })),
      [],
    ),
    /** Forgets them, and gives the focus to the tick of the latest once it is on the list again. */
    bringBack: () => {
      setRemoved(noneRemoved);
      setRestoredId(off[0]?.id ?? '');
      tick.focus();
    },
    tickRefOf: ({ id }: OptimisticItem) => (id === restoredId ? tick.ref : undefined),
  };
}
