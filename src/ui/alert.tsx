// @script forms

import { atom, useAtom, useSetAtom } from 'jotai';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import styles from './alert.module.css';

export type AlertType = 'success' | 'error' | 'info';
type ShowAlert = (type: AlertType, message: string) => void;

export const ALERT_DURATION_MS = 1_500;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** `shownAtMs` makes a repeated message a new alert. */
type Alert = { type: AlertType; message: string; shownAtMs: number };

export const alertAtom = atom<Alert | null>(null);
const showAlertAtom = atom(null, (_, set, type: AlertType, message: string) =>
  set(alertAtom, { type, message, shownAtMs: performance.now() }),
);

/** Whether there is a place where alerts are shown. */
const AlertContext = createContext(false);

/** A function that shows a message for 1.5 s above everything else. Throws outside an `AlertProvider`. */
export function useAlert(): ShowAlert {
  if (!useContext(AlertContext)) throw new Error('useAlert must be used within an AlertProvider');
  return useSetAtom(showAlertAtom);
}

export const AlertProvider = ({ children }: { children: ReactNode }) => (
  <AlertContext value>
    {children}
    <CurrentAlert />
  </AlertContext>
);

function CurrentAlert() {
  const [alert, setAlert] = useAtom(alertAtom);
  return (
    <div role="status">
      {alert && <Overlay key={alert.shownAtMs} {...alert} onHide={() => setAlert(null)} />}
    </div>
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
