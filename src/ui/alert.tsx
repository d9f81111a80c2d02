// @script forms

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import styles from './alert.module.css';

export type AlertType = 'success' | 'error' | 'info';
type ShowAlert = (type: AlertType, message: string) => void;

export const ALERT_DURATION_MS = 1_500;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

const AlertContext = createContext<ShowAlert | null>(null);

/** A function that shows a message for 1.5 s above everything else. Throws outside an `AlertProvider`. */
export function useAlert(): ShowAlert {
  const show = useContext(AlertContext);
  if (!show) throw new Error('useAlert must be used within an AlertProvider');
  return show;
}

/** `shownAtMs` makes a repeated message a new alert. */
type Alert = { type: AlertType; message: string; shownAtMs: number };

export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<Alert | null>(null);
  const [show] = useState<ShowAlert>(
    () => (type: AlertType, message: string) => setAlert({ type, message, shownAtMs: performance.now() }),
  );
  return (
    <AlertContext value={show}>
      {children}
      <div role="status">
        {alert && <Overlay key={alert.shownAtMs} {...alert} onHide={() => setAlert(null)} />}
      </div>
    </AlertContext>
  );
}

type OverlayProps = Omit<Alert, 'shownAtMs'> & { onHide: () => void };

/** A popover, so that it also lies above an open dialog. It hides by itself, and on a press anywhere outside it. */
function Overlay({ type, message, onHide }: OverlayProps) {
  const element = useRef<HTMLParagraphElement>(null);
  const Icon = ICONS[type];
  const hide = useRef(onHide);
  hide.current = onHide;
  useEffect(() => {
    element.current?.showPopover?.();
    const timer = setTimeout(() => hide.current(), ALERT_DURATION_MS);
    const onPress = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) hide.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return (
    <p ref={element} popover="manual" className={styles.alert} data-type={type}>
      <Icon size={22} aria-hidden />
      {message}
    </p>
  );
}
