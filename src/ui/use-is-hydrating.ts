import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server, and while the page takes over what the server drew. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
