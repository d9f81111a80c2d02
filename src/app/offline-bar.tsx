import { useAtomValue } from 'jotai';
import { KeyRound, WifiOff } from 'lucide-react';
import { useLocation } from 'wouter';
import { isAuthPath, paths } from '../domain/routing/paths.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { Link } from '../ui/link.tsx';
import { useAuthPath } from '../ui/use-auth-path.ts';
import styles from './offline-bar.module.css';

/** Offline, or without the tokens of the session: both are states and no errors. The bar names what still works. */
export function OfflineBar() {
  const isOnline = useAtomValue(isOnlineAtom);
  const { isAuth, mustSignInToSend } = useAtomValue(sessionAtom);
  const [pathname] = useLocation();
  const authPathOf = useAuthPath();
  const needsSignIn = isOnline && mustSignInToSend && !isAuthPath(pathname);
  return (
    <div role="status" className={styles.bar} data-shown={!isOnline || needsSignIn || undefined}>
      {!isOnline && (
        <>
          <WifiOff size={16} aria-hidden />
          {isAuth
            ? 'You’re offline. Your pass and check-in still work.'
            : 'You’re offline. This is what was saved.'}
        </>
      )}
      {needsSignIn && (
        <>
          <KeyRound size={16} aria-hidden />
          <span>
            Your pass still works. To load and send,{' '}
            <Link href={authPathOf(paths.signIn)}>sign in again</Link>.
          </span>
        </>
      )}
    </div>
  );
}
