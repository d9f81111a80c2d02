import { useAtomValue } from 'jotai';
import { lazy, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { isAuthPath } from '../domain/routing/paths.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import styles from './offline-bar.module.css';

// Rarely shown, like the banners, with which it is loaded.
const loadBanners = () => importComponent(() => import('./banner-list.tsx'));
const OfflineBarText = lazy(async () => ({ default: (await loadBanners()).OfflineBarText }));

/** Offline, or without the tokens of the session: both are states and no errors. The bar names what still works. */
export function OfflineBar() {
  const isOnline = useAtomValue(isOnlineAtom);
  const { mustSignInToSend } = useAtomValue(sessionAtom);
  const [pathname] = useLocation();
  const isShown = !isOnline || (mustSignInToSend && !isAuthPath(pathname));
  const wasShown = useRef(false);
  if (isShown) wasShown.current = true;
  return (
    <div role="status" className={styles.bar} data-shown={isShown || undefined}>
      {wasShown.current && (
        // Read once: the text begins with the same words.
        <Suspense fallback={!isOnline && <span aria-hidden>You’re offline.</span>}>
          <OfflineBarText {...{ isOnline, isShown }} />
        </Suspense>
      )}
    </div>
  );
}
