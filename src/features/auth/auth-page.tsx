import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { saveReturnPathIfNone, takeReturnPath } from '../../platform/session/return-path.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';

type Props = {
  /** From the address; anything unsafe in it leads home. */
  returnUrl: string | null;
  /** Where a sign-in on this very page leads first; the way back is kept meanwhile. */
  nextPath?: string | undefined;
  children: ReactNode;
};

/**
 * Around the sign-in pages: keeps the way back, and sends on whoever is signed in, already or from now on, here or in
 * another tab. The forms themselves lead nobody on, so that nobody is led on twice.
 */
export function AuthPage({ returnUrl, nextPath, children }: Props) {
  const { isAuth, isUserReady, mustSignInToSend } = useAtomValue(sessionAtom);
  const [, navigate] = useLocation();
  const wasAway = useRef(false);
  const isLed = useRef(false);
  useEffect(() => {
    if (returnUrl) saveReturnPathIfNone(returnUrl);
  }, [returnUrl]);
  useEffect(() => {
    if (!isUserReady || isLed.current) return;
    if (!isAuth || mustSignInToSend) {
      wasAway.current = true;
      return;
    }
    isLed.current = true;
    navigate((wasAway.current && nextPath) || takeReturnPath(), { replace: true });
  }, [isAuth, isUserReady, mustSignInToSend, nextPath, navigate]);
  return children;
}
