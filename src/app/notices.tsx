import { useAtomValue } from 'jotai';
import { Sparkles } from 'lucide-react';
import { fill, paths } from '../domain/paths.ts';
import { updateAtom } from '../platform/service-worker.ts';
import { wasSignedOutAtom } from '../platform/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './notices.module.css';

/** What the app itself has to say: a new version is ready, or the session was ended. */
export function Notices() {
  const update = useAtomValue(updateAtom);
  const wasSignedOut = useAtomValue(wasSignedOutAtom);
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
      {wasSignedOut && (
        <p className={styles.notice}>
          You were signed out. What you saved is kept for you.
          <ButtonLink look="light" href={fill(paths.signIn)}>
            Log in
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
