import { useEffect } from 'react';

/** The number on the icon of the installed app, where the system shows one: what is unread, unsent, or begins soon. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    // Refused where the app is not installed.
    void navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => {}), []);
}
