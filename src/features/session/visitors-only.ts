import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { fill, paths } from '../../domain/paths.ts';
import { sessionAtom } from '../../platform/session.ts';

/**
 * For pages that are only for whoever is signed in: sends others to sign in, and from there back `here`. Answers
 * whether somebody is signed in.
 */
export function useVisitorsOnly(here: string): boolean {
  const { isAuth, isUserReady } = useAtomValue(sessionAtom);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isUserReady || isAuth) return;
    // Whoever has just signed out is on the way elsewhere already, and the page only still standing.
    const isStillHere = location.pathname.replace(/\/+$/, '') === here.split('?')[0];
    if (isStillHere) navigate(fill(paths.signIn, { returnUrl: here }), { replace: true });
  }, [here, isAuth, isUserReady, navigate]);
  return isAuth;
}
