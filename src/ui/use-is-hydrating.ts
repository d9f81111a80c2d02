import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** True on the server, and during hydration of the server's HTML. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
