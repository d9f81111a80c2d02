// @script outbox

import type { createStore } from 'jotai';
import { signedOutKey } from '../../sync/later-storage-keys.ts';
import { untilUserReady, wasSignedOutAtom } from './session-state.ts';

/**
 * Keeps over a reload, and in all tabs, that the server has ended the session. Where it cannot be stored, the notice
 * ends with the page.
 */
export async function keepSignedOutNotice(store: ReturnType<typeof createStore>): Promise<void> {
  const { isAuth } = await untilUserReady(store);
  const isStored = () => {
    try {
      return localStorage.getItem(signedOutKey) !== null;
    } catch {
      return false;
    }
  };
  const write = () => {
    try {
      if (store.get(wasSignedOutAtom)) localStorage.setItem(signedOutKey, '1');
      else localStorage.removeItem(signedOutKey);
    } catch {
      // Nothing is stored.
    }
  };
  // The session may have ended before this was loaded.
  if (!isAuth && isStored()) store.set(wasSignedOutAtom, true);
  write();
  store.sub(wasSignedOutAtom, write);
  addEventListener('storage', ({ key }) => {
    if (key === signedOutKey) store.set(wasSignedOutAtom, isStored());
  });
}
