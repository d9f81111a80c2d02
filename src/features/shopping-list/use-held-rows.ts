import { useEffect, useRef, useState } from 'react';
import type { ShoppingItem } from '../../domain/shop/shopping-list.ts';
import { DOUBLE_TAP_MS } from '../../ui/double-tap.ts';

/** After the last tick, so that the next tap does not meet a row that has just come under the finger. */
const HOLD_MS = 1_000;

type Item = Pick<ShoppingItem, 'id' | 'ticked'>;

/** Rows stay where they are for a moment when they are ticked, and go to their place together. */
export function useHeldRows() {
  const [held, setHeld] = useState<ReadonlyMap<string, boolean>>(new Map());
  const last = useRef({ id: '', atMs: 0 });
  useEffect(() => {
    if (held.size === 0) return;
    const timer = setTimeout(() => setHeld(new Map()), HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return {
    /** Whether the row stands among the items that are done. */
    isPlacedDone: ({ id, ticked }: Item): boolean => held.get(id) ?? ticked,
    /** Holds the rows. False for the second half of a double tap, which would take the tick off again. */
    hold: ({ id, ticked }: Item): boolean => {
      const atMs = performance.now();
      if (last.current.id === id && atMs - last.current.atMs < DOUBLE_TAP_MS) return false;
      last.current = { id, atMs };
      setHeld((before) => new Map(before).set(id, before.get(id) ?? ticked));
      return true;
    },
  };
}
