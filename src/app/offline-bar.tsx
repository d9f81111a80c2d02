import { useAtomValue } from 'jotai';
import { lazy, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { isAuthPath } from '../domain/routing/paths.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { importComponent } from '../platform/import-part.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import styles from './offline-bar.module.css';

// Rarely shown, like the banners.
const loadBanners = () => importComponent(() => import('./banner-list.tsx'));
const SignInAgain = lazy(async () => ({ default: (await loadBanners()).SignInAgain }));
const OfflineNote = lazy(async () => ({ default: (await loadBanners()).OfflineNote }));

/** Offline, or without the tokens of the session: both are states and no errors. The bar names what still works. */
export function OfflineBar() {
  const isOnline = useAtomValue(isOnlineAtom);
  const { isAuth, mustSignInToSend } = useAtomValue(sessionAtom);
  const [pathname] = useLocation();
  const needsSignIn = isOnline && mustSignInToSend && !isAuthPath(pathname);
  const wasOffline = useRef(false);
  if (!isOnline) wasOffline.current = true;
  return (
    <div role="status" className={styles.bar} data-shown={!isOnline || needsSignIn || undefined}>
      {!isOnline && (
        // Read once: the note begins with the same words.
        <Suspense fallback={<span aria-hidden>You’re offline.</span>}>
          <OfflineNote isAuth={isAuth} />
        </Suspense>
      )}
      {/* Others see the bar go away. */}
      {isOnline && wasOffline.current && <span className="visually-hidden">You’re online again.</span>}
      {needsSignIn && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </div>
  );
}
