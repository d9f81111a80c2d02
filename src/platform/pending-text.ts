// @script forms

import { atom } from 'jotai';
import { StorageUnavailable } from '../sync/storage-unavailable.ts';
import { isOnlineAtom } from './connectivity.ts';
import { sessionAtom } from './session/session-state.ts';

export const SIGN_IN_TO_SEND = 'Saved on this device. Log in to send it.';
export const WILL_BE_SENT = 'Saved on this device. We’ll send it once you’re online.';
const ON_ITS_WAY = 'Saved on this device and on its way.';

/** The sentence beside an action that has not been sent yet. */
export const pendingTextAtom = atom((get) => {
  if (get(sessionAtom).mustSignInToSend) return SIGN_IN_TO_SEND;
  return get(isOnlineAtom) ? ON_ITS_WAY : WILL_BE_SENT;
});

/** The answer to saving a form. Only with signal is it sent a moment later. */
export const savedTextAtom = atom((get) =>
  get(isOnlineAtom) && !get(sessionAtom).mustSignInToSend ? 'Saved' : 'Saved on this device',
);

/** What a tap has done. Without signal nothing else on a phone says that it is kept: nobody sees a `title` there. */
export const doneText = (done: string, isOnline: boolean) =>
  isOnline ? done : `${done}, saved on this device`;

const CANNOT_STORE = 'This device can’t save anything right now. Free some space, or leave private browsing.';

const NOT_ACCEPTED = 'Something is wrong in this app, so that wasn’t saved. Please tell us.';
/**
 * Errors of an input that no server would take, or that is too large to send: freeing space on the phone does not help.
 */
const OUR_ERRORS = ['ValiError', 'RangeError'];

/**
 * Why the phone has not stored what was tapped, and what to do about it. `otherwise`: where nothing better is known.
 */
export function cannotStoreText(error: unknown, otherwise = CANNOT_STORE): string {
  if (error instanceof Error && OUR_ERRORS.includes(error.name)) return NOT_ACCEPTED;
  const reason = error instanceof StorageUnavailable ? error.reason : 'failed';
  if (reason === 'full') return 'This device is full, so that wasn’t saved. Free some space and try again.';
  if (reason === 'blocked')
    return 'Another tab has an older version of this app open, so that wasn’t saved. Close it and try again.';
  if (reason === 'newer')
    return 'A newer version of this app is here, so that wasn’t saved. Load the page again.';
  // A transaction whose end is not known may have stored it.
  if (reason === 'lost' || reason === 'hangs')
    return 'This device’s storage isn’t answering, so that may not be saved. Load the page again to see.';
  return otherwise;
}

/** For `catch`: says why the phone has not stored what was tapped. `alert` is that of `useAlert`. */
export const alertNotStored =
  (alert: (type: 'error', message: string) => void) =>
  (error: unknown): void =>
    alert('error', cannotStoreText(error));
