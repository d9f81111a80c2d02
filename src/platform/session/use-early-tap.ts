// @script pieces

import { useStore } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { afterSignIn } from './after-sign-in.ts';
import { sessionAtom, untilUserReady } from './session-state.ts';

/**
 * For a link to sign-in that a button replaces for signed-in visitors. A tap waits until it is known who is signed in.
 * Then it does what the button would do (`act`), or leads a signed-out visitor to `href`, and does it once they are
 * signed in, which that page says (`outcome`). Returns the attributes of the link.
 */
export function useEarlyTap(href: string, act: () => Promise<unknown>, outcome: string) {
  const store = useStore();
  const [, navigate] = useLocation();
  const [isWaiting, setIsWaiting] = useState(false);
  const onClick = (event: MouseEvent) => {
    const { isAuth, isUserReady } = store.get(sessionAtom);
    if (isUserReady && !isAuth) return afterSignIn(store, act, outcome);
    event.preventDefault();
    setIsWaiting(true);
    void untilUserReady(store)
      .then((session) => {
        if (session.isAuth) return act();
        afterSignIn(store, act, outcome);
        navigate(href);
      })
      .finally(() => setIsWaiting(false));
  };
  // `server/http/start-script.ts` keeps a tap before the hydration.
  return { href, onClick, 'data-early-tap': '', 'aria-busy': isWaiting || undefined };
}
