import { useAtomValue } from 'jotai';
import { Smartphone } from 'lucide-react';
import { klDayAndTime } from '../../domain/time/kl-time.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import styles from './offline-copy-note.module.css';

/** Without signal: that the list is on the phone, and from when. `atMs`: ms since 1970, 0 when nobody knows. */
export function OfflineCopyNote({ fetchedAtMs }: { fetchedAtMs: number }) {
  const isOnline = useAtomValue(isOnlineAtom);
  if (isOnline) return null;
  return (
    <p className={styles.kept}>
      <Smartphone size={18} aria-hidden />
      Kept on this phone{fetchedAtMs > 0 && `, as of ${klDayAndTime(fetchedAtMs)}`}
    </p>
  );
}
