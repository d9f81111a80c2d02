import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import AddToCartButton from '../../../src/features/cart/add-to-cart-button.tsx';
import { cartQueries } from '../../../src/features/cart/queries.ts';
import { outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

it('A product in the cart shows how many and the way there, and a step waits to be sent', async () => {
  const store = createStore();
  // Her own: all files of a browser share its database.
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  client.setQueryData(cartQueries.list(true).queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <AddToCartButton slug="duck" />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .element(page.getByRole('link', { name: 'See cart' }))
    .toHaveAttribute('href', '/account/my-cart');
  const inCart = page.getByRole('group', { name: 'How many in your cart' });
  await expect.element(inCart.getByRole('button', { name: 'One less' })).toBeDisabled();
  await inCart.getByRole('button', { name: 'One more' }).click();
  await expect.element(inCart.getByRole('status')).toHaveTextContent('2');
  expect(store.get(outboxEntriesAtom).map(({ action }) => action.input)).toEqual([
    { slug: 'duck', quantity: 1, was: 0 },
    { slug: 'duck', quantity: 2, was: 1 },
  ]);
});
