import { useEffect, useRef, useState } from 'react';
import { STRAY_TAP_MS } from '../../ui/stray-tap.ts';
import type { OptimisticItem } from './optimistic-items.ts';

const HOLD_MS = 3_000;

const isKeyboardInRow = () => document.activeElement?.matches('li :focus-visible') ?? false;

/**
 * Ticked rows stay where they are, and as high as they are, until nothing has touched the screen for 3 s; then they go
 * to their place together. So no tap meets a row that has just come under the finger, and the focus of a keyboard, which
 * would go with its row, stays among the rows that are still to do.
 */
export function useHeldRows() {
  /** As they were before they were ticked. */
  const [held, setHeld] = useState<ReadonlyMap<string, OptimisticItem>>(new Map());
  const last = useRef({ id: '', atMs: 0 });
  useEffect(() => {
    if (held.size === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => clearTimeout(timer);
    const restart = () => {
      stop();
      timer = setTimeout(() => (isKeyboardInRow() ? restart() : setHeld(new Map())), HOLD_MS);
    };
    restart();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pointerdown', stop, { signal });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, restart, { signal });
    return () => {
      stop();
      listeners.abort();
    };
  }, [held]);
  return {
    /** A held row as it was before; null for others. */
    heldAs: ({ id }: Pick<OptimisticItem, 'id'>): OptimisticItem | null => held.get(id) ?? null,
    /** Whether the row stands among the items that are done. */
    isPlacedDone: ({ id, ticked }: OptimisticItem): boolean => held.get(id)?.ticked ?? ticked,
    /** Holds the rows. False for the second half of a double tap, which would take the tick off again. */
    hold: (item: OptimisticItem): boolean => {
      const { id } = item;
      const atMs = performance.now();
      if (last.current.id === id && atMs - last.current.atMs < STRAY_TAP_MS) return false;
      last.current = { id, atMs };
      setHeld((before) => new Map(before).set(id, before.get(id) ?? item));
      return true;
    },
  };
}
