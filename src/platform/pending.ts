import { atom } from 'jotai';
import { sessionAtom } from './session.ts';

/** What becomes of something that the server has yet to hear of. */
export const pendingTextAtom = atom((get) =>
  get(sessionAtom).mustSignInToSend
    ? 'Saved on this phone. Sign in to send it.'
    : 'Saved on this phone. It will be sent when the signal is back.',
);

export const CANNOT_STORE =
  'This phone cannot store anything right now. Free some space, or leave private browsing.';
