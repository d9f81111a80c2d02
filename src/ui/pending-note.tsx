// @script forms

import { Clock } from 'lucide-react';
import styles from './pending-note.module.css';
import { useHasPassed } from './use-has-passed.ts';

/** With signal, changes are sent before. */
const DELAY_MS = 700;

/** Marks changes that are not sent yet. It takes its space at once, and is seen and announced after a delay. */
export function PendingNote({ text }: { text: string }) {
  const isDue = useHasPassed(DELAY_MS);
  return (
    <div role="status">
      <p className={styles.pending} data-due={isDue || undefined}>
        <Clock size={18} aria-hidden />
        {text}
      </p>
    </div>
  );
}
