import { atom, type createStore } from 'jotai';

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
/**
 * The last session was ended by the server, not by the visitor. True until the visitor has closed the notice or signed
 * in; `signed-out-notice.ts` keeps it over a reload.
 */
export const wasSignedOutAtom = atom(false);
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
