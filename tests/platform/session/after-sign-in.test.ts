import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterSignIn } from '../../../src/platform/session/after-sign-in.ts';
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
  afterSignIn(store, heart);
  store.set(sessionAtom, { ...signedOutSession });
  expect(heart).not.toHaveBeenCalled();
  signIn();
  signIn();
  expect(heart).toHaveBeenCalledTimes(1);
});

it('Of several taps only the last one counts', () => {
  const { store, signIn } = signedOutVisitor();
  const [first, last] = [tap(), tap()];
  afterSignIn(store, first);
  afterSignIn(store, last);
  signIn();
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

it('A sign-in more than 15 minutes later does nothing', () => {
  const { store, signIn } = signedOutVisitor();
  const heart = tap();
  afterSignIn(store, heart);
  vi.advanceTimersByTime(16 * 60 * 1000);
  signIn();
  expect(heart).not.toHaveBeenCalled();
});
