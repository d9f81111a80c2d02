import { atom } from 'jotai';

/**
 * Who is at the phone. `isUserReady` is false until the stored identity has been read.
 * `mustSignInToSend`: the identity is known and the pass works, but there are no tokens to talk to the server with.
 */
export type Session = {
  isAuth: boolean;
  isUserReady: boolean;
  sub: string | null;
  displayName: string | null;
  mustSignInToSend: boolean;
  /** What is wrong with the session, by its internal name. */
  problem: string | null;
};

export const unknownSession: Session = {
  isAuth: false,
  isUserReady: false,
  sub: null,
  displayName: null,
  mustSignInToSend: false,
  problem: null,
};
export const signedOutSession: Session = { ...unknownSession, isUserReady: true };

export const sessionAtom = atom<Session>(unknownSession);
/** The last session was ended by the server's word, not by the visitor: said until somebody signs in. */
export const wasSignedOutAtom = atom(false);
export const isAuthAtom = atom((get) => get(sessionAtom).isAuth);
export const isUserReadyAtom = atom((get) => get(sessionAtom).isUserReady);
