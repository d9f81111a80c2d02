// @script forms

import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './undo-bar.module.css';

type Props = {
  text: string;
  onUndo: () => void;
  label?: string;
  /** A second button, which leaves the item as it is now. */
  keep?: { label: string; onKeep: () => void };
  /** The visitor did not make the change and may be typing: the button does not take the focus. */
  isUnasked?: boolean | undefined;
};

/** Names a removed or overwritten item and restores it. The removed element had the focus, so the button receives it. */
export function UndoBar({ text, onUndo, label = 'Undo', keep, isUnasked }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text means another removed item
  useEffect(() => {
    if (!isUnasked) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [text]);
  return (
    <div ref={bar} role="status" className={styles.undo}>
      <span data-announce>{text}</span>
      <div className={styles.buttons}>
        {keep && (
          <Button variant="quiet" onClick={keep.onKeep}>
            {keep.label}
          </Button>
        )}
        <Button variant="outline" onClick={onUndo}>
          {label}
        </Button>
      </div>
    </div>
  );
}
