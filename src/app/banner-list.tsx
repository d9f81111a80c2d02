import { useAtomValue, useStore } from 'jotai';
import { KeyRound, Sparkles, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../domain/routing/paths.ts';
import { checkOfflineReadiness, offlineReadinessAtom } from '../platform/precache-status.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { useAuthPath } from '../ui/use-auth-path.ts';
import styles from './corner.module.css';

type Props = { update: { apply: () => void } | null; wasSignedOut: boolean };

export default function BannerList({ update, wasSignedOut }: Props) {
  const authPathOf = useAuthPath();
  return (
    <>
      {update && (
        <p className={styles.banner}>
          <Sparkles size={18} aria-hidden />
          New version ready
          <Button variant="light" onClick={update.apply}>
            Update
          </Button>
        </p>
      )}
      {wasSignedOut && (
        <p className={styles.banner}>
          You were signed out. What you saved is kept for you.
          <ButtonLink variant="light" href={authPathOf(paths.signIn)}>
            Log in
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Promises the pass only where everything that it needs is stored. */
export function OfflineNote({ isAuth }: { isAuth: boolean }) {
  const store = useStore();
  const isReady = useAtomValue(offlineReadinessAtom).state === 'ready';
  useEffect(() => {
    if (isAuth) void checkOfflineReadiness(store);
  }, [isAuth, store]);
  const forVisitor = isReady ? 'Your pass and check-in still work.' : 'What you save is sent later.';
  return (
    <>
      <WifiOff size={16} aria-hidden />
      <span>You’re offline. {isAuth ? forVisitor : 'Here’s what’s saved.'}</span>
    </>
  );
}

/** The tokens of the session are gone: what still works, and the way to get the rest back. */
export function SignInAgain() {
  const authPathOf = useAuthPath();
  const { problem } = useAtomValue(sessionAtom);
  return (
    <>
      <KeyRound size={16} aria-hidden />
      <span>
        Your pass still works. To load and send, <Link href={authPathOf(paths.signIn)}>log in again</Link>.{' '}
        <small>({problem})</small>
      </span>
    </>
  );
}
