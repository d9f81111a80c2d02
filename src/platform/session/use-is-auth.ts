// @script pieces

import { useStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import { isAuthAtom } from './session-state.ts';

/**
 * Whether a visitor is signed in; false while the server's HTML is hydrated, which is the same for everybody. For parts
 * of a page that are hydrated after the session is known: React would throw their HTML away, and with it a press.
 */
export function useIsAuth(): boolean {
  const store = useStore();
  return useSyncExternalStore(
    (update) => store.sub(isAuthAtom, update),
    () => store.get(isAuthAtom),
    () => false,
  );
}
