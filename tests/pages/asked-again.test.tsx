import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AddressBook } from '../../src/features/addresses/address-book.tsx';
import { CartList } from '../../src/features/cart/cart-list.tsx';
import { FamilyEditor } from '../../src/features/family/family-editor.tsx';
import { FirstSteps } from '../../src/features/family/first-steps.tsx';
import { InboxList } from '../../src/features/inbox/inbox-list.tsx';
import { PositionList } from '../../src/features/positions/position-list.tsx';
import { ExpoShoppingList } from '../../src/features/shopping-list/expo-shopping-list.tsx';
import { Page as ExhibitorsPage } from '../../src/pages/expo/exhibitors.tsx';
import { Page as StarBuyPage } from '../../src/pages/expo/expo-starbuy.tsx';
import { Page as HomePage } from '../../src/pages/home/home.tsx';
import { Page as WishlistPage } from '../../src/pages/shop/wishlist.tsx';
import { setToday } from '../../src/platform/clock.ts';
import { dispatchAction, startOutbox } from '../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../src/sync/identity-store.ts';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { render } from '../support/render.tsx';

const address = (path: string) => ({ path, search: new URLSearchParams(), params: {} }) as never;
const expo = {
  id: 'kl',
  slug: 'kl',
  name: 'Baby Fair',
  fromDate: '2026-12-04',
  toDate: '2026-12-06',
} as never;

// The outbox is started once for a page.
const store = createStore();
setToday(store, '2026-12-04');

/** Shows it to a signed-in visitor whose every request fails, and then is on its way again. */
async function show(node: ReactNode) {
  const sub = 'mei-asked-again';
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  let isAnswered = true;
  const queryFn = () => (isAnswered ? Promise.reject(new Error('No answer')) : new Promise(() => {}));
  const client = new QueryClient({ defaultOptions: { queries: { queryFn, retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>{node}</AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  return () => {
    isAnswered = false;
    void client.refetchQueries({ type: 'active' });
    return expect.poll(() => client.isFetching()).toBeGreaterThan(0);
  };
}

describe('The error state stays during a refetch, with the focus on its button:', () => {
  it.each<[string, () => ReactNode]>([
    ['the expos on home', () => <HomePage />],
    ['the expos of star buys', () => <StarBuyPage address={address('/expo/starbuy')} />],
    ['the exhibitors', () => <ExhibitorsPage address={address('/expo/exhibitors')} />],
    ['the positions', () => <PositionList level={2} />],
    ['the family', () => <FamilyEditor />],
    ['the addresses', () => <AddressBook />],
    ['the messages', () => <InboxList empty={null} />],
    ['the wishlist', () => <WishlistPage address={address('/wishlist')} />],
    ['the shopping list', () => <ExpoShoppingList expo={expo} order="latest" hasProducts />],
  ])('%s', async (_, view) => {
    const askAgain = await show(view());
    const button = page.getByRole('button', { name: 'Try again' });
    await expect.element(button).toBeVisible();
    const before = button.element();
    (before as HTMLElement).focus();
    await askAgain();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    expect(button.element()).toBe(before);
    await expect.element(button).toHaveFocus();
  });

  it('the rest of a cart and of a wishlist', async () => {
    await dispatchAction('cart.set', { slug: 'duck', quantity: 1, was: 0 });
    await dispatchAction('wishlist.set', { slug: 'duck', isWished: true });
    const askAgain = await show(
      <>
        <CartList expos={[]} empty={null}>
          {null}
        </CartList>
        <WishlistPage address={address('/wishlist')} />
      </>,
    );
    const headings = page.getByRole('heading', { name: 'The rest of your' });
    await expect.poll(() => headings.elements()).toHaveLength(2);
    await askAgain();
    const busy = page.getByRole('button', { name: 'Try again', disabled: true });
    await expect.poll(() => busy.elements()).toHaveLength(2);
    expect(headings.elements()).toHaveLength(2);
  });
});

it('The questions about the family stay while the earlier answers are asked for again', async () => {
  const askAgain = await show(<FirstSteps onDone={() => {}} />);
  await expect.element(page.getByText('We couldn’t load what you saved before.')).toBeVisible();
  const form = document.querySelector('form');
  await askAgain();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector('form')).toBe(form);
});
