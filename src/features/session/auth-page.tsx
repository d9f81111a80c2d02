import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { sessionAtom } from '../../platform/session.ts';
import { offerReturnPath, takeReturnPath } from './return-location.ts';

/** Around the sign-in pages: keeps the way back, and sends on whoever is signed in already. */
export function AuthPage({ returnUrl, children }: { returnUrl: string | null; children: ReactNode }) {
  const { isAuth, isUserReady, mustSignInToSend } = useAtomValue(sessionAtom);
  const [, navigate] = useLocation();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (returnUrl) offerReturnPath(returnUrl);
  }, [returnUrl]);
  useEffect(() => {
    // Only on arrival: the form itself leads on after a sign-in here.
    if (!isUserReady || hasArrived.current) return;
    hasArrived.current = true;
    if (isAuth && !mustSignInToSend) navigate(takeReturnPath(), { replace: true });
  }, [isAuth, isUserReady, mustSignInToSend, navigate]);
  return children;
}
