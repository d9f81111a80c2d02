// @script forms

import { Clock } from 'lucide-react';
import styles from './pending-note.module.css';

/** Marks changes that are not sent yet. It appears after a delay, because with signal they are sent before that. */
export function PendingNote({ text }: { text: string }) {
  return (
    <p role="status" className={styles.pending}>
      <Clock size={18} aria-hidden />
      {text}
    </p>
  );
}
