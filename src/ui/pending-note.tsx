import { Clock } from 'lucide-react';
import styles from './pending-note.module.css';

/** Beside what is kept on the phone alone. Seen after a moment: with signal it is sent before that. */
export function PendingNote({ text }: { text: string }) {
  return (
    <p role="status" className={styles.pending}>
      <Clock size={18} aria-hidden />
      {text}
    </p>
  );
}
