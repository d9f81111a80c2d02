// @script pieces

import { atom, type createStore } from 'jotai';
import { tapsAfterSignInKey } from '../../sync/storage-keys.ts';

/** After a longer time, a visitor who signs in does so for another reason. */
const MAX_WAIT_MS = 15 * 60 * 1000;

/**
 * A tap to be done once the visitor is known to be signed in. `about`: what it was on, as
 * `src/app/do-taps-after-sign-in.ts` expects it for the kind. `outcome`: what happens then, such as `the cot goes into
 * your cart`. `tappedAt`: ms since 1970.
 */
export type TapAfterSignIn = {
  kind: 'wish' | 'follow' | 'talk' | 'cart';
  about: unknown;
  outcome: string;
  tappedAt: number;
};

/** Changes with each tap that is stored. */
export const tapsStoredAtom = atom(0);

/** For a browser that stores nothing. */
let fallback: string | null = null;

/**
 * The taps that still count. They are stored for this tab, because a sign-up leads to the mail app, and phones drop the
 * page meanwhile.
 */
export function tapsAfterSignIn(): TapAfterSignIn[] {
  try {
    const stored: TapAfterSignIn[] = JSON.parse(
      fallback ?? sessionStorage.getItem(tapsAfterSignInKey) ?? '[]',
    );
    return stored.filter(
      ({ outcome, tappedAt }) => typeof outcome === 'string' && Date.now() - tappedAt < MAX_WAIT_MS,
    );
  } catch {
    return [];
  }
}

export function writeTaps(taps: readonly TapAfterSignIn[]): void {
  const text = JSON.stringify(taps);
  try {
    sessionStorage.setItem(tapsAfterSignInKey, text);
    fallback = null;
  } catch {
    fallback = text;
  }
}

/** Each of several taps counts, the same one once. */
export function storeTap(store: ReturnType<typeof createStore>, tap: Omit<TapAfterSignIn, 'tappedAt'>): void {
  // Not the outcome: two talks, or two products, may have one name.
  const keyOf = ({ kind, about }: typeof tap) => JSON.stringify([kind, about]);
  const others = tapsAfterSignIn().filter((other) => keyOf(other) !== keyOf(tap));
  writeTaps([...others, { ...tap, tappedAt: Date.now() }]);
  store.set(tapsStoredAtom, (count) => count + 1);
}
