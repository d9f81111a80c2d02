import { useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import styles from './offline-bar.module.css';

/** Offline is a state and no error: the bar names what still works. */
export function OfflineBar() {
  const isOnline = useAtomValue(isOnlineAtom);
  const { isAuth } = useAtomValue(sessionAtom);
  return (
    <div role="status" className={styles.bar} data-shown={!isOnline || undefined}>
      {!isOnline && (
        <>
          <WifiOff size={16} aria-hidden />
          {isAuth
            ? 'You’re offline. Your pass and check-in still work.'
            : 'You’re offline. This is what was saved.'}
        </>
      )}
    </div>
  );
}
