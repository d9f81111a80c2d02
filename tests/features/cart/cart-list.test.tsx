import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CartLine } from '../../../src/domain/shop/cart.ts';
import { CartList } from '../../../src/features/cart/cart-list.tsx';
import { cartQueries } from '../../../src/features/cart/queries.ts';
import { dispatchAction, outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { applyResults } from '../../../src/sync/apply-results.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

// The outbox keeps to the store that it was started with.
const store = createStore();

/** A cart that was loaded, empty unless `serverLines` are given, with what its visitor puts into it since. */
async function openCart(serverLines: CartLine[] = []) {
  // Her own: all files of a browser share its database.
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  client.setQueryData(cartQueries.list(true).queryKey, serverLines);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <CartList expos={[]} empty={null}>
            {null}
          </CartList>
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  return {
    client,
    add: (slug: string) => dispatchAction('cart.set', { slug, quantity: 1, was: 0 }),
    deliver: () =>
      applyResults(
        store.get(outboxEntriesAtom).map(({ action: { key, input } }, i) => ({
          key,
          verdict: 'done' as const,
          rev: i + 1,
          answer: input,
        })),
      ),
  };
}

it('What no answer has described yet shows once loaded, and waits to be sent only until it is delivered', async () => {
  const cart = await openCart();
  await cart.add('duck');
  await expect.element(page.getByText('1 product will show here once loaded.')).toBeVisible();
  await cart.add('cot');
  await expect.element(page.getByText('2 products will show here once loaded.')).toBeVisible();
  expect(page.getByRole('status').elements()).toHaveLength(1);
  await cart.deliver();
  await expect.poll(() => page.getByRole('status').elements()).toEqual([]);
  await expect.element(page.getByText('2 products will show here once loaded.')).toBeVisible();
});

const line = (slug: string, name: string): CartLine => ({
  product: { ...bottleCard, slug, name },
  quantity: 2,
  booths: [],
});

it('What is put back stays in its place and keeps the focus while an answer from before arrives', async () => {
  const serverLines = [line('duck', 'Rubber duck'), line('cot', 'Cot')];
  const { client } = await openCart(serverLines);
  const list = page.getByRole('list', { name: 'In your cart' });
  await page.getByRole('button', { name: 'Remove Rubber duck' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(list).toHaveFocus();
  client.setQueryData(cartQueries.list(true).queryKey, serverLines.slice(1));
  await expect
    .poll(() =>
      list
        .getByRole('heading')
        .elements()
        .map((name) => name.textContent),
    )
    .toEqual(['Rubber duck', 'Cot']);
  await expect.element(page.getByText(/will show here/)).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

it('A product whose card is known shows at once', async () => {
  const { client, add } = await openCart();
  client.setQueryData(['products'], [line('duck', 'Rubber duck').product]);
  await add('duck');
  await expect.element(page.getByRole('heading', { name: 'Rubber duck' })).toBeVisible();
});
