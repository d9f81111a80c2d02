import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './undo-bar.module.css';

/** Says what is gone, and brings it back. What had the focus is gone too, so the way back has it now. */
export function UndoBar({ text, onUndo }: { text: string; onUndo: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another thing gone
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [text]);
  return (
    <div ref={box} role="status" className={styles.undo}>
      {text}
      <Button variant="outline" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
