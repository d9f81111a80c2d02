// @script forms

import { useSetAtom } from 'jotai';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Alert, alertAtom } from './alert.tsx';
import styles from './alert-overlay.module.css';

const ALERT_DURATION_MS = 1_500;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/**
 * A popover, so that it also lies above an open dialog; inside that dialog until it closes, since the page below is inert,
 * which screen readers leave out. It hides by itself, and on a press anywhere outside it.
 */
export default function AlertOverlay({ type, message }: Alert) {
  const element = useRef<HTMLParagraphElement>(null);
  const setAlert = useSetAtom(alertAtom);
  const Icon = ICONS[type];
  const [dialog, setDialog] = useState(findDialog);
  useEffect(() => {
    const onClose = () => setDialog(undefined);
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [dialog]);
  // Before the first frame: in it, the alert would lie under an open dialog.
  useLayoutEffect(() => element.current?.showPopover?.(), []);
  useEffect(() => {
    const hide = () => setAlert(null);
    const timer = setTimeout(hide, ALERT_DURATION_MS);
    const onPress = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) hide();
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [setAlert]);
  const alert = (
    // Outside the live region it speaks for itself.
    <p
      ref={element}
      popover="manual"
      className={styles.alert}
      data-type={type}
      role={dialog ? 'alert' : undefined}
    >
      <Icon size={22} aria-hidden />
      {message}
    </p>
  );
  return dialog ? createPortal(alert, dialog) : alert;
}

/** The dialog on top. */
const findDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);
