import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineBar } from '../../src/app/offline-bar.tsx';
import { watchConnectivity } from '../../src/platform/connectivity.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { render } from '../support/render.tsx';

it('A screen reader hears once that the phone is offline, with what still works, and that it is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    onLine.mockRestore();
    dispatchEvent(new Event('online'));
  });
  const store = createStore();
  watchConnectivity(store, async () => {});
  render(
    <Provider store={store}>
      <OfflineBar />
    </Provider>,
  );
  const bar = page.getByRole('status');
  await expect.element(bar).toHaveTextContent('You’re offline.');
  expect([...bar.element().children].map((part) => part.ariaHidden)).toEqual(['true']);
  await expect.element(bar).toHaveTextContent('You’re offline. Saved pages still open.');
  expect(bar.element().lastElementChild?.ariaHidden).toBeNull();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(bar).toHaveTextContent(/^You’re online again\.$/);
  expect(bar.element().matches('[data-shown]')).toBe(false);
});

it('Who has logged in again is not told that the phone is online again', async () => {
  const store = createStore();
  const session = { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' };
  store.set(sessionAtom, { ...session, mustSignInToSend: true });
  render(
    <Provider store={store}>
      <OfflineBar />
    </Provider>,
  );
  const bar = page.getByRole('status');
  await expect.element(bar).toHaveTextContent('To load and send, log in again.');
  store.set(sessionAtom, session);
  await expect.element(bar).toHaveTextContent(/^$/);
});
