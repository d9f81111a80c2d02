import { useAtomValue } from 'jotai';
import { Sparkles } from 'lucide-react';
import { updateAtom } from '../platform/worker.ts';
import { Button } from '../ui/button.tsx';
import styles from './notices.module.css';

/** What the app itself has to say: for now, that a new version is ready. */
export function Notices() {
  const update = useAtomValue(updateAtom);
  return (
    <div role="status" className={styles.place}>
      {update && (
        <p className={styles.notice}>
          <Sparkles size={18} aria-hidden />
          New version ready
          <Button look="light" onClick={update.apply}>
            Update
          </Button>
        </p>
      )}
    </div>
  );
}
