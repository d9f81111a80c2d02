import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterSignIn, waitingTapNote } from '../../../src/platform/session/after-sign-in.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function signedOutVisitor() {
  const store = createStore();
  store.set(sessionAtom, signedOutSession);
  const signIn = () => store.set(sessionAtom, { ...signedOutSession, isAuth: true });
  return { store, signIn };
}
const tap = () => vi.fn(async () => {});

it('What a tap asked for is done once, after the sign-in', () => {
  const { store, signIn } = signedOutVisitor();
  const heart = tap();
  afterSignIn(store, heart, 'the cot is saved');
  store.set(sessionAtom, { ...signedOutSession });
  expect(heart).not.toHaveBeenCalled();
  signIn();
  signIn();
  expect(heart).toHaveBeenCalledTimes(1);
});

it('Each of several taps is done, in their order, and the same one once', () => {
  const { store, signIn } = signedOutVisitor();
  const done: string[] = [];
  const does = (what: string) => async () => void done.push(what);
  afterSignIn(store, does('first heart'), 'the cot is saved');
  afterSignIn(store, does('cart'), 'the pram goes into your cart');
  afterSignIn(store, does('second heart'), 'the cot is saved');
  expect(waitingTapNote('Sign up')).toBe('Sign up, and the pram goes into your cart, and the cot is saved.');
  signIn();
  expect(done).toEqual(['cart', 'second heart']);
});

it('A sign-in more than 15 minutes later does nothing', () => {
  const { store, signIn } = signedOutVisitor();
  const heart = tap();
  afterSignIn(store, heart, 'the cot is saved');
  vi.advanceTimersByTime(16 * 60 * 1000);
  expect(waitingTapNote('Log in')).toBeUndefined();
  signIn();
  expect(heart).not.toHaveBeenCalled();
});

it('The sign-in says what it will also do, for as long as it will', () => {
  const { store, signIn } = signedOutVisitor();
  afterSignIn(store, tap(), 'the cot goes into your cart');
  expect(waitingTapNote('Log in or sign up')).toBe('Log in or sign up, and the cot goes into your cart.');
  vi.advanceTimersByTime(16 * 60 * 1000);
  expect(waitingTapNote('Log in')).toBeUndefined();
  afterSignIn(store, tap(), 'the cot goes into your cart');
  signIn();
  expect(waitingTapNote('Log in')).toBeUndefined();
});
