import { useAtomValue } from 'jotai';
import { Smartphone } from 'lucide-react';
import { messageTime } from '../domain/time/expo-time-text.ts';
import { nowMs } from '../platform/clock.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import styles from './offline-copy-note.module.css';

/** Shown without signal: the list comes from the offline cache. `fetchedAtMs`: ms since 1970, 0 when unknown. */
export function OfflineCopyNote({ fetchedAtMs }: { fetchedAtMs: number }) {
  const isOnline = useAtomValue(isOnlineAtom);
  if (isOnline) return null;
  return (
    <p className={styles.note} data-note>
      <Smartphone size={18} aria-hidden />
      Saved on this device{fetchedAtMs > 0 && `, as of ${messageTime(fetchedAtMs, nowMs())}`}
    </p>
  );
}
