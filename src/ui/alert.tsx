import { atom, useSetAtom } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';

type AlertType = 'success' | 'error' | 'info';
export type ShowAlert = (type: AlertType, message: string) => void;

/** `shownAtMs` makes a repeated message a new alert. */
export type Alert = { type: AlertType; message: string; shownAtMs: number };

export const alertAtom = atom<Alert | null>(null);
export const showAlertAtom = atom(null, (_, set, type: AlertType, message: string) =>
  set(alertAtom, { type, message, shownAtMs: performance.now() }),
);

const AlertContext = createContext(false);

/** A function that shows a message for 1.5 s above everything else. Throws outside an `AlertProvider`. */
export function useAlert(): ShowAlert {
  if (!useContext(AlertContext)) throw new Error('useAlert must be used within an AlertProvider');
  return useSetAtom(showAlertAtom);
}

/** For the part of the page whose alerts are shown. */
export const AlertProvider = ({ children }: { children: ReactNode }) => (
  <AlertContext value>{children}</AlertContext>
);
