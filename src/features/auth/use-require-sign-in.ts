import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';

/**
 * For pages that are only for whoever is signed in: sends others to sign in, and from there back `here`, and
 * home whoever signs out on it. Answers whether somebody is signed in.
 */
export function useRequireSignIn(here: string): boolean {
  const { isAuth, isUserReady } = useAtomValue(sessionAtom);
  const [, navigate] = useLocation();
  const hasBeenSeen = useRef(false);
  useEffect(() => {
    if (isAuth) hasBeenSeen.current = true;
    if (!isUserReady || isAuth) return;
    // Whoever has just signed out wants to be elsewhere; whoever arrives wants in.
    const next = hasBeenSeen.current ? paths.home : fillPath(paths.signIn, { returnUrl: here });
    const isStillHere = location.pathname.replace(/\/+$/, '') === here.split('?')[0];
    if (isStillHere) navigate(next, { replace: true });
  }, [here, isAuth, isUserReady, navigate]);
  return isAuth;
}
