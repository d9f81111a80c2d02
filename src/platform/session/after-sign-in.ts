// @script pieces

import type { createStore } from 'jotai';
import { sessionAtom } from './session-state.ts';

/** After a longer time, a visitor who signs in does so for another reason. */
const MAX_WAIT_MS = 15 * 60 * 1000;

let stopWaiting = () => {};

/**
 * Runs `act` once somebody signs in: for a tap that led to the sign-in. A second such tap replaces the first. It is not
 * stored: after a reload nothing happens.
 */
export function afterSignIn(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>,
  act: () => Promise<unknown>,
): void {
  stopWaiting();
  const tappedAt = Date.now();
  stopWaiting = store.sub(sessionAtom, () => {
    if (!store.get(sessionAtom).isAuth) return;
    stopWaiting();
    if (Date.now() - tappedAt < MAX_WAIT_MS) void act();
  });
}
