import { createStore, Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { matchRoute } from '../../../src/app/routes.ts';
import { safeReturnPath } from '../../../src/domain/routing/return-url.ts';
import { RequireSignIn } from '../../../src/pages/account/require-sign-in.tsx';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

const { href } = location;
afterEach(() => history.replaceState(null, '', href));

it.each([
  ['/account/?page=family', '/account?page=family'],
  ['/wishlist/', '/wishlist'],
  ['/account/orders/A%20B', '/account/orders/A%20B'],
  ['/account/orders/%41', '/account/orders/A'],
])(
  'A visitor who is signed out is sent from %s to sign-in, and from there to %s',
  async (path, returnPath) => {
    history.replaceState(null, '', path);
    const store = createStore();
    store.set(sessionAtom, { ...signedOutSession, isUserReady: true });
    // As the router gives it.
    const { address } = matchRoute(decodeURI(location.pathname), location.search.slice(1));
    render(
      <Provider store={store}>
        <RequireSignIn address={address}>The page</RequireSignIn>
      </Provider>,
    );
    await expect.poll(() => location.pathname).toBe('/sign-in');
    const returnUrl = new URLSearchParams(location.search).get('returnUrl');
    expect(safeReturnPath(returnUrl)).toBe(returnPath);
  },
);
