import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { InvitationFirst } from '../../../src/pages/shop/invitation-first.tsx';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

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
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient(() => new Promise(() => {}))}>
        <AlertProvider>
          <InvitationFirst address={address}>My list</InvitationFirst>
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
}

it('Inside an app the way to one’s own browser comes first, and takes the invitation along', async () => {
  show(INSTAGRAM);
  const link = page.getByRole('link', { name: 'Open in your browser' });
  await expect.element(link).toBeVisible();
  expect((link.element() as HTMLAnchorElement).href).toContain(`${FRAGMENT}#Intent;`);
  // On an iPhone the app's menu opens the address that it shows.
  expect(location.hash).toBe(FRAGMENT);
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
