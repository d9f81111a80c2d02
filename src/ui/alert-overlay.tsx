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
 * A popover, so that it also lies above an open dialog. Browsers without popovers get it inside that dialog until it
 * closes. It hides by itself, and on a press anywhere outside it.
 */
export default function AlertOverlay({ type, message }: Alert) {
  const element = useRef<HTMLParagraphElement>(null);
  const setAlert = useSetAtom(alertAtom);
  const Icon = ICONS[type];
  const [dialog, setDialog] = useState(findDialog);
  const [isOverDialog] = useState(() => document.querySelector('dialog:modal') !== null);
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
    // Outside the live region it speaks for itself. That is inert below a dialog, above which it is announced.
    <p
      ref={element}
      popover="manual"
      className={styles.alert}
      data-type={type}
      role={dialog ? 'alert' : undefined}
      data-announce={(!dialog && isOverDialog) || undefined}
    >
      <Icon size={22} aria-hidden />
      {message}
    </p>
  );
  return dialog ? createPortal(alert, dialog) : alert;
}

/** The dialog on top, where an alert in the page would lie under it. */
function findDialog(): Element | undefined {
  return 'showPopover' in HTMLElement.prototype
    ? undefined
    : [...document.querySelectorAll('dialog:modal')].at(-1);
}
