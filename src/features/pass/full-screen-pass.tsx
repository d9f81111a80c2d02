// @script venue

import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { messageTime } from '../../domain/time/expo-time-text.ts';
import { clockCheckedMs, nowMs } from '../../platform/clock.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import styles from './full-screen-pass.module.css';
import { QrCode } from './qr-code.tsx';

type Props = { text: string; refreshInS: number; shouldCheckTime: boolean; onClose: () => void };

/** The code as large as the screen allows, black on white in both themes. A default export, as `lazy` requires. */
export default function FullScreenPass({ text, refreshInS, shouldCheckTime, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // A dialog that is removed while it is open does not give the focus back.
    return () => dialog?.close();
  }, []);
  const checkedMs = clockCheckedMs();
  return (
    <dialog ref={ref} className={styles.screen} aria-label="My QR pass, large" onClose={onClose}>
      <div className={styles.code}>
        <QrCode text={text} label="Your QR pass, large" />
      </div>
      <div className={styles.notes}>
        <p className={styles.refresh}>
          Refresh in <b>{refreshInS}</b> second(s)
        </p>
        <p>Is it hard to scan? Turn up your screen’s brightness.</p>
        {shouldCheckTime ? (
          <p>Connect once to check the time</p>
        ) : (
          checkedMs !== null && <p>Time checked {messageTime(checkedMs, nowMs())}</p>
        )}
        <button type="button" className={styles.close} onClick={onClose}>
          <X size={20} aria-hidden />
          Close
        </button>
      </div>
    </dialog>
  );
}
