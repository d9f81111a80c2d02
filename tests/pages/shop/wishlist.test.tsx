import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { cartQueries } from '../../../src/features/cart/queries.ts';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { ProductCardView } from '../../../src/features/products/product-card.tsx';
import { shoppingListQueries } from '../../../src/features/shopping-list/queries.ts';
import { wishlistQueries } from '../../../src/features/wishlist/queries.ts';
import { Page } from '../../../src/pages/shop/wishlist.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { setToday } from '../../../src/platform/clock.ts';
import { dispatchAction, outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { sharedDatabase } from '../../../src/sync/database.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { StorageUnavailable } from '../../../src/sync/storage-unavailable.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

vi.mock('../../../src/features/products/product-card.tsx', { spy: true });

const address = { path: '/wishlist', search: new URLSearchParams(), params: {} } as never;

// The outbox is started once for a page.
const store = createStore();

function renderPage(client: QueryClient): void {
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <Page address={address} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
}

/** The page of a phone that saved some products, and whose list was never loaded. */
async function showWishes(slugs: readonly string[]) {
  const queryClient = createQueryClient(() => new Promise(() => {}));
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(appServicesAtom, { store, queryClient } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  startOutbox(store);
  for (const slug of slugs) await dispatchAction('wishlist.set', { slug, isWished: true });
  renderPage(queryClient);
}

/** What an earlier test left is taken off, too. */
async function takeOff(name: string) {
  const heart = page.getByRole('button', { name: `Wishlist: ${name}` });
  if (heart.query()) await heart.click();
  await expect.element(heart).not.toBeInTheDocument();
}

it('An undo that the phone cannot store says why, and can be tried again', async () => {
  await showWishes(['grip-socks', 'teether']);
  await page.getByRole('button', { name: 'Wishlist: Grip Socks' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const writing = vi.spyOn(sharedDatabase, 'write').mockRejectedValue(new StorageUnavailable('full'));
  onTestFinished(() => writing.mockRestore());
  await undo.click();
  await expect.poll(() => store.get(alertAtom)?.message).toMatch('This device is full');
  writing.mockRestore();
  await undo.click();
  await expect.element(page.getByRole('heading', { name: 'Grip Socks' })).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

it('The last wish of a phone whose list was never loaded can be put back, and the list has the focus', async () => {
  await showWishes(['sun-hat']);
  for (const other of ['Teether', 'Grip Socks']) await takeOff(other);
  await takeOff('Sun Hat');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Sun Hat' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'On your wishlist' })).toHaveFocus();
});

it('Undo stands in the place of the card that was taken off', async () => {
  await showWishes(['teether', 'grip-socks', 'sun-hat']);
  await expect.element(page.getByRole('heading', { name: 'Grip Socks' })).toBeVisible();
  const entries = () => page.getByRole('list').first().element().children;
  const at = [...entries()].findIndex((entry) => entry.textContent.includes('Grip Socks'));
  expect(at).toBeLessThan(entries().length - 1);
  await page.getByRole('button', { name: 'Wishlist: Grip Socks' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await expect.poll(() => entries()[at]).toHaveTextContent('Grip Socks is off your wishlist.');
  const { left, width } = entries()[at]?.getBoundingClientRect() ?? {};
  const grid = page.getByRole('list').first().element().getBoundingClientRect();
  expect({ left, width }).toEqual({ left: grid.left, width: grid.width });
  await undo.click();
  await expect.element(page.getByRole('heading', { name: 'Grip Socks' })).toBeVisible();
});

const expo = (slug: string, fromDate: string, toDate: string, showPreExpoSale: boolean) =>
  ({ id: slug, slug, name: slug, fromDate, toDate, showPreExpoSale, showStarbuys: true }) as Expo;

/** The page of a phone without signal that has loaded the list before. */
async function showLoaded(hasSale: boolean, wished = [bottleCard]) {
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  setToday(store, '2026-11-27');
  startOutbox(store);
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise<never>(() => {}), staleTime: Infinity } },
  });
  const upcoming = [
    expo('kl', '2026-11-26', '2026-11-29', false),
    expo('jb', '2026-12-10', '2026-12-12', hasSale),
  ];
  client.setQueryData(expoQueries.menuList().queryKey, { upcoming, past: [] });
  client.setQueryData(cartQueries.list(true).queryKey, []);
  client.setQueryData(shoppingListQueries.items('kl', true).queryKey, {
    items: [],
    removed: [],
    shared: [],
  } as never);
  client.setQueryData(
    wishlistQueries.list(true).queryKey,
    wished.map((product) => ({ product, addedAt: '2026-11-01T00:00:00Z' })),
  );
  store.set(appServicesAtom, { store, queryClient: client } as AppServices);
  renderPage(client);
  return () => store.get(outboxEntriesAtom).map(({ action: { name, input } }) => [name, input]);
}

it('A wish says when it was saved while no booth of its brand is known', async () => {
  await showLoaded(true);
  await expect.element(page.getByText('Saved 1 Nov', { exact: true })).toBeVisible();
});

it('A product that is put on the wishlist says so', async () => {
  await showLoaded(true);
  store.set(alertAtom, null);
  await page.getByRole('button', { name: 'Wishlist: Bottle' }).click();
  await expect.element(page.getByText('Bottle is off your wishlist.')).toBeVisible();
  expect(store.get(alertAtom)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => store.get(alertAtom))
    .toMatchObject({ type: 'success', message: 'On your wishlist' });
});

it('A wish goes into the cart without signal, and then leads there', async () => {
  const dispatched = await showLoaded(true);
  await page.getByRole('button', { name: 'Add to cart Bottle' }).click();
  await expect
    .element(page.getByRole('link', { name: 'In your cart Bottle' }))
    .toHaveAttribute('href', '/account/my-cart');
  expect(dispatched()).toEqual([['cart.set', { slug: 'bottle', quantity: 1, was: 0 }]]);
});

it('While the cart is closed, a wish goes on the list of the expo that is on, at its price there', async () => {
  const dispatched = await showLoaded(false);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect.element(page.getByRole('link', { name: 'On your list' })).toBeVisible();
  expect(dispatched()).toMatchObject([
    ['shopping-list.put', { expoId: 'kl', name: 'Bottle', priceSen: 5990 }],
  ]);
});

it('Of many wishes a tap renders none but its own, and each undo stands where its card was', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  await showLoaded(
    true,
    names.map((name) => ({ ...bottleCard, slug: name, name: `Bottle ${name}` })),
  );
  await expect.element(page.getByRole('heading', { name: 'Bottle e' })).toBeVisible();
  const texts = () =>
    [...page.getByRole('list').first().element().children].map(
      (entry) => /Bottle .(?: is off)?/.exec(entry.textContent)?.[0],
    );
  vi.mocked(ProductCardView).mockClear();
  await page.getByRole('button', { name: 'Wishlist: Bottle b' }).click();
  await expect.poll(texts).toEqual(['Bottle a', 'Bottle b is off', 'Bottle c', 'Bottle d', 'Bottle e']);
  await page.getByRole('button', { name: 'Wishlist: Bottle d' }).click();
  await expect.poll(texts).toEqual(['Bottle a', 'Bottle c', 'Bottle d is off', 'Bottle e']);
  const rendered = vi.mocked(ProductCardView).mock.calls.map(([{ product }]) => product.slug);
  expect(rendered.filter((slug) => !['b', 'd'].includes(slug))).toEqual([]);
});
