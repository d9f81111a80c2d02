import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CartLine } from '../../../src/domain/shop/cart.ts';
import AddToCartButton from '../../../src/features/cart/add-to-cart-button.tsx';
import { outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

// The outbox is started once for a page.
const store = createStore();

/** The button of a signed-in visitor whose cart is `cart`. */
async function show(cart: Promise<CartLine[]>): Promise<void> {
  // Her own: all files of a browser share its database.
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => cart, staleTime: Infinity } },
  });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <AddToCartButton slug="duck" />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
}

const inputs = () => store.get(outboxEntriesAtom).map(({ action }) => action.input);

it('A product in the cart shows how many and the way there, and a step waits to be sent', async () => {
  await show(Promise.resolve([]));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .element(page.getByRole('link', { name: 'See cart' }))
    .toHaveAttribute('href', '/account/my-cart');
  const inCart = page.getByRole('group', { name: 'How many in your cart' });
  await expect.element(inCart.getByRole('button', { name: 'One less' })).toBeDisabled();
  await inCart.getByRole('button', { name: 'One more' }).click();
  await expect.element(inCart.getByRole('status')).toHaveTextContent('2');
  expect(inputs()).toEqual([
    { slug: 'duck', quantity: 1, was: 0 },
    { slug: 'duck', quantity: 2, was: 1 },
  ]);
});

it('A tap while the cart loads adds the product once the cart is known', async () => {
  let arrive = (_lines: CartLine[]) => {};
  await show(new Promise((resolve) => (arrive = resolve)));
  const button = page.getByRole('button', { name: 'Add to cart' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(inputs()).toEqual([]);
  arrive([]);
  await expect.element(page.getByRole('link', { name: 'See cart' })).toBeVisible();
  expect(inputs()).toEqual([{ slug: 'duck', quantity: 1, was: 0 }]);
});
