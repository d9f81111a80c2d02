import { useAtomValue } from 'jotai';
import { Sparkles } from 'lucide-react';
import { fillPath, paths } from '../domain/routing/paths.ts';
import { updateAtom } from '../platform/service-worker.ts';
import { wasSignedOutAtom } from '../platform/session/session-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './app-banners.module.css';

/** What the app itself has to say: a new version is ready, or the session was ended. */
export function AppBanners() {
  const update = useAtomValue(updateAtom);
  const wasSignedOut = useAtomValue(wasSignedOutAtom);
  return (
    <div role="status" className={styles.place}>
      {update && (
        <p className={styles.notice}>
          <Sparkles size={18} aria-hidden />
          New version ready
          <Button variant="light" onClick={update.apply}>
            Update
          </Button>
        </p>
      )}
      {wasSignedOut && (
        <p className={styles.notice}>
          You were signed out. What you saved is kept for you.
          <ButtonLink variant="light" href={fillPath(paths.signIn)}>
            Log in
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
