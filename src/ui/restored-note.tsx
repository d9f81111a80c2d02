import { Button } from './button.tsx';
import styles from './restored-note.module.css';

type Props = {
  /** What the visitor did to the form at an earlier visit. */
  did: 'typed' | 'changed';
  onDiscard: () => void;
};

/** Says that a form holds what was not saved at an earlier visit, and offers what is saved instead. */
export const RestoredNote = ({ did, onDiscard }: Props) => (
  <p className={styles.restored}>
    What you {did} before isn’t saved yet.
    <Button variant="quiet" onClick={onDiscard}>
      Discard it
    </Button>
  </p>
);
