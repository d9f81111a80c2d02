// @script pieces

import type { createStore } from 'jotai';
import { sessionAtom } from './session-state.ts';

/** After a longer time, a visitor who signs in does so for another reason. */
const MAX_WAIT_MS = 15 * 60 * 1000;

let stopWaiting = () => {};
let waiting = { outcome: '', tappedAt: 0 };

const isInTime = () => Date.now() - waiting.tappedAt < MAX_WAIT_MS;

/** What a sign-in will also do, as a sentence; undefined for nothing. */
export const waitingTapNote = (): string | undefined =>
  waiting.outcome && isInTime() ? `Log in or sign up, and ${waiting.outcome}.` : undefined;

/**
 * Runs `act` once somebody signs in: for a tap that led to the sign-in. A second such tap replaces the first. It is not
 * stored: after a reload nothing happens. `outcome`: what happens then, such as `the cot goes into your cart`.
 */
export function afterSignIn(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>,
  act: () => Promise<unknown>,
  outcome: string,
): void {
  stopWaiting();
  waiting = { outcome, tappedAt: Date.now() };
  stopWaiting = store.sub(sessionAtom, () => {
    if (!store.get(sessionAtom).isAuth) return;
    stopWaiting();
    if (isInTime()) void act();
    waiting.outcome = '';
  });
}
