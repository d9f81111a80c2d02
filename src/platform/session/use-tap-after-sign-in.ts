// @script pieces

import { useStore } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { sessionAtom, untilUserReady } from './session-state.ts';
import { storeTap, type TapAfterSignIn } from './taps-after-sign-in.ts';

/**
 * For a link to sign-in that a button replaces for signed-in visitors. A tap waits until it is known who is signed in.
 * For a signed-in visitor it is done then (`src/app/visitor-services.ts`), as the button would do it. A signed-out
 * visitor goes to `href`; that page says that the tap is done after sign-in. Returns the attributes of the link.
 */
export function useTapAfterSignIn(href: string, tap: Omit<TapAfterSignIn, 'tappedAt'>) {
  const store = useStore();
  const [isWaiting, setIsWaiting] = useState(false);
  const onClick = (event: MouseEvent) => {
    storeTap(store, tap);
    const { isAuth, isUserReady } = store.get(sessionAtom);
    if (isUserReady && !isAuth) return;
    event.preventDefault();
    setIsWaiting(true);
    void untilUserReady(store).then((session) => {
      setIsWaiting(false);
      if (!session.isAuth) navigate(href);
    });
  };
  // `server/http/start-script.ts` keeps a tap before the hydration.
  return { href, onClick, 'data-tap-waits': '', 'aria-busy': isWaiting || undefined };
}
