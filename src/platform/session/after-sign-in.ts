// @script pieces

import type { createStore } from 'jotai';
import { sessionAtom } from './session-state.ts';

/** Who signs in later than this has something else in mind. */
const MAX_WAIT_MS = 15 * 60 * 1000;

let stopWaiting = () => {};

/** A tap of somebody who is not signed in: `act` runs once they are, unless another such tap comes first. */
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
