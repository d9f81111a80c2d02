import { atom, type createStore } from 'jotai';
import { signedOutKey } from '../../sync/storage-keys.ts';

/**
 * Who is signed in. `isUserReady` is false until the stored identity has been read. `mustSignInToSend`: the identity is
 * known and the pass works, but without tokens nothing can be sent to the server.
 */
export type Session = {
  isAuth: boolean;
  isUserReady: boolean;
  sub: string | null;
  displayName: string | null;
  mustSignInToSend: boolean;
  /** The internal name of what is wrong with the session. */
  problem: string | null;
};

const unknownSession: Session = {
  isAuth: false,
  isUserReady: false,
  sub: null,
  displayName: null,
  mustSignInToSend: false,
  problem: null,
};
export const signedOutSession: Session = { ...unknownSession, isUserReady: true };

export const sessionAtom = atom<Session>(unknownSession);
const signedOutNoticeAtom = atom(false);
/**
 * The last session was ended by the server, not by the visitor. True, also after a reload, until the visitor has closed
 * the notice or signed in.
 */
export const wasSignedOutAtom = atom(
  (get) => get(signedOutNoticeAtom),
  (_get, set, wasSignedOut: boolean) => {
    set(signedOutNoticeAtom, wasSignedOut);
    try {
      if (wasSignedOut) localStorage.setItem(signedOutKey, '1');
      else localStorage.removeItem(signedOutKey);
    } catch {
      // Where it cannot be stored, the notice ends with the page.
    }
  },
);

/** Whether the notice of an earlier page is still to be read. */
export function isSignedOutNoticeStored(): boolean {
  try {
    return localStorage.getItem(signedOutKey) !== null;
  } catch {
    return false;
  }
}
export const isAuthAtom = atom((get) => get(sessionAtom).isAuth);
export const isUserReadyAtom = atom((get) => get(sessionAtom).isUserReady);

/** Resolves with the session once it is known who is signed in. */
export const untilUserReady = (store: ReturnType<typeof createStore>): Promise<Session> =>
  new Promise((resolve) => {
    const check = () => {
      const session = store.get(sessionAtom);
      if (!session.isUserReady) return;
      stop();
      resolve(session);
    };
    const stop = store.sub(sessionAtom, check);
    check();
  });
