import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import styles from './alert.module.css';

export type AlertType = 'success' | 'error' | 'info';
type ShowAlert = (type: AlertType, message: string) => void;

export const ALERT_DURATION_MS = 1_500;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

const AlertContext = createContext<ShowAlert | null>(null);

/** Says something for a moment, over everything else. Throws outside an `AlertProvider`. */
export function useAlert(): ShowAlert {
  const show = useContext(AlertContext);
  if (!show) throw new Error('useAlert must be used within an AlertProvider');
  return show;
}

type Alert = { type: AlertType; message: string; at: number };

export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<Alert | null>(null);
  const [show] = useState<ShowAlert>(
    () => (type: AlertType, message: string) => setAlert({ type, message, at: performance.now() }),
  );
  return (
    <AlertContext value={show}>
      {children}
      <div role="status">{alert && <Overlay key={alert.at} {...alert} onHide={() => setAlert(null)} />}</div>
    </AlertContext>
  );
}

type OverlayProps = Omit<Alert, 'at'> & { onHide: () => void };

/** Over everything, an open dialog too. Goes by itself, and at a press anywhere outside it. */
function Overlay({ type, message, onHide }: OverlayProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const Icon = ICONS[type];
  const hide = useRef(onHide);
  hide.current = onHide;
  useEffect(() => {
    box.current?.showPopover?.();
    const timer = setTimeout(() => hide.current(), ALERT_DURATION_MS);
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) hide.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return (
    <p ref={box} popover="manual" className={styles.alert} data-type={type}>
      <Icon size={22} aria-hidden />
      {message}
    </p>
  );
}
