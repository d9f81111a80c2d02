import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import SideMenuContents from '../../src/app/side-menu-contents.tsx';
import { letPassComeFirst } from '../../src/platform/pass-first.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { render } from '../support/render.tsx';

/** Before any answer, and while all scripts but its own wait for the pass. */
function open(isAuth: boolean): void {
  letPassComeFirst();
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth, sub: isAuth ? 'anna' : null, displayName: 'Anna' });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <SideMenuContents isAuth={isAuth} onClose={() => {}} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
}
const linksIn = (name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

it('The first menu of a device has its rows at once for a visitor with an account', () => {
  open(true);
  const heights = page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link')
    .elements()
    .map((row) => row.getBoundingClientRect().height);
  expect(new Set(heights)).toEqual(new Set([52]));
  expect(linksIn('Your account')).toContain('My Profile');
  expect(linksIn('Places')).toContain('COMMUNITY');
  expect(linksIn('More')).toContain('My Wishlist');
});

it('The first menu of a device has its rows at once for a visitor without an account', () => {
  open(false);
  expect(linksIn('Places')).toContain('COMMUNITY');
  expect(linksIn('More')).toContain('Brands');
  expect(linksIn('More')).not.toContain('My Wishlist');
});
