// @script forms

import { atom } from 'jotai';
import { sessionAtom } from './session/session-state.ts';

export const SIGN_IN_TO_SEND = 'Saved on this phone. Log in to send it.';
export const WILL_BE_SENT = 'Saved on this phone. We’ll send it once you’re online.';

/** The sentence beside an action that has not been sent yet. */
export const pendingTextAtom = atom((get) =>
  get(sessionAtom).mustSignInToSend ? SIGN_IN_TO_SEND : WILL_BE_SENT,
);

export const CANNOT_STORE =
  'This phone can’t save anything right now. Free some space, or leave private browsing.';
