import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { decodeSegment, fillPath, paths, withoutTrailingSlash } from '../../domain/routing/paths.ts';
import { sessionAtom, wasSignedOutAtom } from '../../platform/session/session-state.ts';

/**
 * For pages that need an account. Visitors who are signed out, also by the server, go to sign-in, which returns to
 * `returnPath`, and says why by `after`; a visitor who signs out on the page goes home. Returns whether the visitor is
 * signed in.
 */
export function useRequireSignIn(returnPath: string, after?: 'invited'): boolean {
  const { isAuth, isUserReady } = useAtomValue(sessionAtom);
  const wasSignedOut = useAtomValue(wasSignedOutAtom);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (isAuth) wasSignedIn.current = true;
    if (!isUserReady || isAuth) return;
    const hasSignedOutHere = wasSignedIn.current && !wasSignedOut;
    const next = hasSignedOutHere
      ? paths.home
      : fillPath(paths.signIn, { returnUrl: returnPath, ...(after && { after }) });
    // Another navigation may already have left the page.
    const isStillHere = comparable(location.pathname) === comparable(returnPath);
    if (isStillHere) navigate(next, { replace: true });
  }, [returnPath, after, isAuth, isUserReady, wasSignedOut]);
  return isAuth;
}

/** One path is written in several ways: with a closing slash, or with letters encoded. */
const comparable = (path: string) => decodeSegment(withoutTrailingSlash(path.split('?')[0] ?? ''));
