import { createStore, Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { AuthPage } from '../../../src/features/auth/auth-page.tsx';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const signedIn = { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' };
const { href } = location;
afterEach(() => history.replaceState(null, '', href));

function open(session: typeof signedOutSession, props: { signedInPath?: string } = {}) {
  history.replaceState(null, '', '/sign-in');
  const store = createStore();
  store.set(sessionAtom, session);
  render(
    <Provider store={store}>
      <AlertProvider>
        <AuthPage returnUrl={null} {...props}>
          The form
        </AuthPage>
      </AlertProvider>
    </Provider>,
  );
  return store;
}

it('A sign-in page leads a visitor who is already logged in away, and says why', async () => {
  const store = open(signedIn);
  await expect.poll(() => location.pathname).toBe('/');
  expect(store.get(alertAtom)?.message).toBe('You’re already logged in');
});

it('A page to set a new password leads a visitor who is logged in to where that is done', async () => {
  open(signedIn, { signedInPath: '/account?page=settings' });
  await expect.poll(() => location.pathname + location.search).toBe('/account?page=settings');
});

it('A visitor who logs in on the page sees no such message', async () => {
  const store = open({ ...signedOutSession, isUserReady: true });
  store.set(sessionAtom, signedIn);
  await expect.poll(() => location.pathname).toBe('/');
  expect(store.get(alertAtom)).toBeNull();
});
