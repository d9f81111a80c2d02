// @script pieces

import { useStore } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { sessionAtom, untilUserReady } from './session-state.ts';
import { keepTap, type WaitingTap } from './waiting-taps.ts';

/**
 * For a link to sign-in that a button replaces for signed-in visitors. A tap waits until it is known who is signed in.
 * Then it does what the button would do (`act`), or leads a signed-out visitor to `href`, and is done once they are
 * signed in, which that page says. Returns the attributes of the link.
 */
export function useEarlyTap(
  href: string,
  act: () => Promise<unknown>,
  waitingTap: Omit<WaitingTap, 'tappedAt'>,
) {
  const store = useStore();
  const [, navigate] = useLocation();
  const [isWaiting, setIsWaiting] = useState(false);
  const onClick = (event: MouseEvent) => {
    const { isAuth, isUserReady } = store.get(sessionAtom);
    if (isUserReady && !isAuth) return keepTap(waitingTap);
    event.preventDefault();
    setIsWaiting(true);
    void untilUserReady(store)
      .then((session) => {
        if (session.isAuth) return act();
        keepTap(waitingTap);
        navigate(href);
      })
      .finally(() => setIsWaiting(false));
  };
  // `server/http/start-script.ts` keeps a tap before the hydration.
  return { href, onClick, 'data-early-tap': '', 'aria-busy': isWaiting || undefined };
}
