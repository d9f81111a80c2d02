import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { previousEntry } from '../../platform/previous-entry.ts';
import { saveReturnPathIfNone, takeReturnPath } from '../../platform/session/return-path.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';

type Props = {
  /** From the address. An unsafe value leads to the home page. */
  returnUrl: string | null;
  /** Where a sign-in on this page leads first. The return path stays saved. */
  nextPath?: string | undefined;
  /** Where visitors are led who are logged in already, if not to where they came from. */
  signedInPath?: string;
  children: ReactNode;
};

/**
 * Wraps the sign-in pages: saves the return path, and redirects a visitor who is signed in or signs in, here or in
 * another tab. The forms do not navigate after a sign-in, so that there is one redirect only.
 */
export function AuthPage({ returnUrl, nextPath, signedInPath, children }: Props) {
  const { isAuth, isUserReady, mustSignInToSend } = useAtomValue(sessionAtom);
  const alert = useAlert();
  const wasSignedOut = useRef(false);
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (returnUrl) saveReturnPathIfNone(returnUrl);
  }, [returnUrl]);
  useEffect(() => {
    if (!isUserReady || hasRedirected.current) return;
    if (!isAuth || mustSignInToSend) {
      wasSignedOut.current = true;
      return;
    }
    hasRedirected.current = true;
    // Otherwise a bookmark, or a link in an old mail, would seem to lead to a wrong page.
    if (!wasSignedOut.current) alert('info', 'You’re already logged in');
    leadTo((wasSignedOut.current ? nextPath : !returnUrl && signedInPath) || takeReturnPath());
  }, [isAuth, isUserReady, mustSignInToSend, returnUrl, nextPath, signedInPath, alert]);
  return children;
}

/** The page that the visitor came from is as it was left: a list is at the same place, and Back leads further back. */
function leadTo(path: string): void {
  const previous = previousEntry();
  if (previous?.sameDocument && previous.url === location.origin + path) history.back();
  else navigate(path, { replace: true });
}
