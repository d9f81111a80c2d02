import { atom } from 'jotai';
import { sessionAtom } from './session/session-state.ts';

export const SIGN_IN_TO_SEND = 'Saved on this phone. Sign in to send it.';
export const WILL_BE_SENT = 'Saved on this phone. It will be sent when the signal is back.';

/** What becomes of something that the server has yet to hear of. */
export const pendingTextAtom = atom((get) =>
  get(sessionAtom).mustSignInToSend ? SIGN_IN_TO_SEND : WILL_BE_SENT,
);

export const CANNOT_STORE =
  'This phone cannot store anything right now. Free some space, or leave private browsing.';
