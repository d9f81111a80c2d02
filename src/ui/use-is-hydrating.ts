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
 * Whether the server's HTML had this element. It stays so, and nothing is rendered again after the hydration: a change
 * there renders everything that is concerned in one piece, which a tap would have to wait for.
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
