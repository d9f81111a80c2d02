import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** True on the server, and during hydration of the server's HTML. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );

/**
 * Whether the server's HTML had this element. The value never changes after the hydration: React would render the
 * change in one piece, and a tap would have to wait for it.
 */
export function useWasHydrated(): boolean {
  const [element] = useState({ wasHydrated: false });
  return useSyncExternalStore(
    noSubscription,
    () => element.wasHydrated,
    () => {
      element.wasHydrated = true;
      return true;
    },
  );
}
