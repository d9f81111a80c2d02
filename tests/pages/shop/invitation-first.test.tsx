import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InvitationFirst } from '../../../src/pages/shop/invitation-first.tsx';
import { watchConnectivity } from '../../../src/platform/connectivity.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { runMutation } from '../../../src/platform/run-mutation.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

vi.mock('../../../src/platform/run-mutation.ts', { spy: true });

const FRAGMENT = `#join=${'s'.repeat(32)}`;
const address = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 356.0';

const before = location.href;
beforeEach(() => history.replaceState(null, '', FRAGMENT));
afterEach(() => {
  history.replaceState(null, '', before);
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'userAgent');
});

function show(userAgent: string, session: object = {}) {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isUserReady: true, ...session });
  watchConnectivity(store, async () => {});
  const { rerender } = render(<Opened store={store} />);
  return { reopen: () => [null, <Opened key="again" store={store} />].forEach(rerender) };
}

function Opened({ store }: { store: ReturnType<typeof createStore> }) {
  const [client] = useState(() => createQueryClient(() => new Promise(() => {})));
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <InvitationFirst address={address}>My list</InvitationFirst>
        </AlertProvider>
      </QueryClientProvider>
    </Provider>
  );
}

it('Inside an app the way to one’s own browser comes first, and takes the invitation along', async () => {
  show(INSTAGRAM);
  const link = page.getByRole('link', { name: 'Open in your browser' });
  await expect.element(link).toBeVisible();
  expect((link.element() as HTMLAnchorElement).href).toContain(`${FRAGMENT}#Intent;`);
  // On an iPhone the app's menu opens the address that it shows.
  expect(location.hash).toBe(FRAGMENT);
  vi.mocked(runMutation).mockRejectedValue(new Error('No answer'));
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect.poll(() => location.hash).toBe('');
  await expect.element(page.getByText('Loading your account')).toBeInTheDocument();
});

it.each([
  ['in a browser', navigator.userAgent, {}],
  ['with a login inside the app', INSTAGRAM, { isAuth: true, sub: 'anna' }],
])('%s the invitation leaves the address at once', async (_, userAgent, session) => {
  show(userAgent, session);
  await expect.poll(() => location.hash).toBe('');
  expect(page.getByText('inside Instagram').query()).toBeNull();
});

it.each([
  ['used', 'This invitation was used already'],
  ['gone', 'This invitation doesn’t work'],
])('Nobody is asked to sign in for an invitation that is %s', async (state, title) => {
  vi.mocked(runMutation).mockResolvedValue({ state } as never);
  show(navigator.userAgent);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  expect(page.getByText('Loading your account').query()).toBeNull();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('My list')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('Whoever joined by a used invitation can still sign in with it', async () => {
  vi.mocked(runMutation).mockResolvedValue({ state: 'used' } as never);
  show(navigator.userAgent);
  await page.getByRole('button', { name: 'I joined by it: log in' }).click();
  await expect.element(page.getByText('Loading your account')).toBeInTheDocument();
});

it('An invitation that could not be checked asks for the sign-in', async () => {
  vi.mocked(runMutation).mockRejectedValue(new Error('No answer'));
  show(navigator.userAgent);
  await expect.element(page.getByText('Loading your account')).toBeInTheDocument();
});

/** What the server answers; without signal it does not. */
const answer = (list: object | null) =>
  vi
    .mocked(runMutation)
    .mockImplementation(() =>
      list ? Promise.resolve({ state: 'open', list } as never) : Promise.reject(new Error('No answer')),
    );
const bens = {
  id: '0193a0b0-0000-7000-8000-000000000001',
  ownerName: 'Ben',
  expoName: 'Spring Fair',
  expoSlug: 'spring',
  itemCount: 2,
  peopleCount: 1,
};
const failed = page.getByText('it’s kept in this tab', { exact: false });
const offered = page.getByRole('heading', { name: 'Ben shares a shopping list with you' });
const inBrowser = () => show(navigator.userAgent, { isAuth: true, sub: 'anna' });

it('An invitation that couldn’t be opened is there again when the page is, after “Not now”', async () => {
  answer(null);
  const { reopen } = inBrowser();
  await expect.element(failed).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(page.getByText('My list')).toBeVisible();
  answer(bens);
  reopen();
  await expect.element(offered).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  reopen();
  await expect.element(page.getByText('My list')).toBeVisible();
});

it('An invitation that couldn’t be opened opens by itself when the signal is back', async () => {
  answer(null);
  inBrowser();
  await expect.element(failed).toBeVisible();
  answer(bens);
  dispatchEvent(new Event('online'));
  await expect.element(offered).toBeVisible();
});

it('A link that was cut off says that it doesn’t work, signed in or not, and replaces an earlier invitation', async () => {
  answer(bens);
  inBrowser();
  await expect.element(offered).toBeVisible();
  location.hash = '#join=sss';
  await expect.element(page.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('My list')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);

  history.replaceState(null, '', '#join=sss');
  show(navigator.userAgent);
  await expect.element(page.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();
});
