import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import 'wouter';
import { isSideMenuOpenAtom } from '../../src/app/side-menu-state.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';

const address = location.href;
afterEach(() => history.replaceState(null, '', address));
const go = (query: string) => history.pushState(null, '', `${location.pathname}${query}`);

/** Every state of the menu, in order, as one who shows it sees it. */
function follow() {
  const store = createStore();
  const states = [store.get(isSideMenuOpenAtom)];
  const stop = store.sub(isSideMenuOpenAtom, () => states.push(store.get(isSideMenuOpenAtom)));
  return { store, states, stop };
}

it('The side menu is open while the address says so', async () => {
  const { store, states, stop } = follow();
  store.set(sessionAtom, signedOutSession);
  go('?menu=open');
  go('?menu=open&expoSlug=x');
  go('?expoSlug=x');
  history.back();
  await expect.poll(() => states).toEqual([false, true, false, true]);
  stop();
});

it('An address that opens the menu waits until it is known who is signed in', () => {
  go('?menu=open');
  const { store, states, stop } = follow();
  expect(store.get(isSideMenuOpenAtom)).toBe(false);
  store.set(sessionAtom, signedOutSession);
  expect(states.at(-1)).toBe(true);
  stop();
});
