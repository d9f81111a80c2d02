// @script pieces

import type { createStore } from 'jotai';
import { sessionAtom } from './session-state.ts';

/** After a longer time, a visitor who signs in does so for another reason. */
const MAX_WAIT_MS = 15 * 60 * 1000;

let stopWaiting = () => {};
type Tap = { act: () => Promise<unknown>; outcome: string; tappedAt: number };
let taps: readonly Tap[] = [];

const tapsInTime = () => taps.filter(({ tappedAt }) => Date.now() - tappedAt < MAX_WAIT_MS);

/** What `how`, such as `Sign up`, will also do, as a sentence; undefined for nothing. */
export function waitingTapNote(how: string): string | undefined {
  const outcomes = tapsInTime().map(({ outcome }) => `, and ${outcome}`);
  return outcomes.length > 0 ? `${how}${outcomes.join('')}.` : undefined;
}

/**
 * Runs `act` once somebody signs in: for a tap that led to the sign-in. Each of several taps counts, the same one once.
 * They are not stored: after a reload nothing happens. `outcome`: what happens then, such as `the cot goes into your
 * cart`.
 */
export function afterSignIn(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>,
  act: () => Promise<unknown>,
  outcome: string,
): void {
  const others = tapsInTime().filter((tap) => tap.outcome !== outcome);
  taps = [...others, { act, outcome, tappedAt: Date.now() }];
  stopWaiting();
  stopWaiting = store.sub(sessionAtom, () => {
    if (!store.get(sessionAtom).isAuth) return;
    stopWaiting();
    for (const tap of tapsInTime()) void tap.act();
    taps = [];
  });
}
