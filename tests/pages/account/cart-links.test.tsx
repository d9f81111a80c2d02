// @sample

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../src/domain/routing/paths.ts';
import { cartQueries } from '../../../src/features/cart/queries.ts';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { overviewGroups } from '../../../src/pages/account/account-menu.ts';
import { CartLink } from '../../../src/pages/account/check-in-hub.tsx';
import { useAccountSummaries } from '../../../src/pages/account/use-account-summaries.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

function Overview() {
  const { cart } = useAccountSummaries();
  const links = overviewGroups(undefined, cart !== undefined).flatMap((group) => group.links);
  const link = links.find(({ path }) => path === paths.cart);
  return <p>{link ? `${link.label}: ${cart}` : 'No way to the cart'}</p>;
}

function show(inCart: number) {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, sub: 'mei' });
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  client.setQueryData(expoQueries.menuList().queryKey, { upcoming: [], past: [] });
  client.setQueryData(cartQueries.count(true).queryKey, inCart);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <CartLink />
        <Overview />
      </Provider>
    </QueryClientProvider>,
  );
}

it('A cart with something in it is reached from the day at the expo and from the account', async () => {
  show(3);
  await expect.element(page.getByRole('link', { name: 'My cart (3)' })).toHaveAttribute('href', paths.cart);
  await expect.element(page.getByText('My Cart: 3 items')).toBeVisible();
});

it('Nothing leads to an empty cart', async () => {
  show(0);
  await expect.element(page.getByText('No way to the cart')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
