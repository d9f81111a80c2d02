import { useEffect, useRef } from 'react';
import { useModal } from '../../ui/use-modal.ts';
import type { OptimisticItem } from './optimistic-items.ts';
import type { ShoppingItemsResult } from './use-shopping-items.ts';

/**
 * The item whose sheet is open. When another person takes it off the list, the sheet is closed and `onTakenOff` says
 * so.
 */
export function useEditedItem(
  { items, state }: ShoppingItemsResult,
  onTakenOff: (item: OptimisticItem) => void,
) {
  const { subject, open, close } = useModal('shopping-item');
  const edited = items.find(({ id }) => id === subject);
  const shown = useRef<OptimisticItem | undefined>(undefined);
  useEffect(() => {
    if (edited || subject === null) {
      shown.current = edited;
    } else if (shown.current && state === 'success') {
      close();
      onTakenOff(shown.current);
    }
  }, [edited, subject, state, close, onTakenOff]);
  return { edited, open, close };
}
