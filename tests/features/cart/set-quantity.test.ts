import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { failFetch, installFakeFetch } from '../../support/fake-fetch.ts';

/** A visitor with one pair of socks in the cart, without signal. */
async function openCart() {
  vi.resetModules();
  installFakeBrowser().setTokenCookies('anna');
  installFakeFetch(failFetch);
  const [
    { setQuantity },
    { optimisticCartCount, stepQuantity },
    { cartQueries },
    outbox,
    session,
    { writeIdentity },
  ] = await Promise.all([
    import('../../../src/features/cart/set-quantity.ts'),
    import('../../../src/features/cart/optimistic-cart.ts'),
    import('../../../src/features/cart/queries.ts'),
    import('../../../src/platform/outbox-client.ts'),
    import('../../../src/platform/session/session-state.ts'),
    import('../../../src/sync/identity-store.ts'),
  ]);
  await writeIdentity({ sub: 'anna', displayName: 'anna', signedInAt: 1 });
  const store = createStore();
  store.set(session.sessionAtom, { ...session.signedOutSession, isAuth: true, sub: 'anna' });
  outbox.startOutbox(store);
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQueries.list(true).queryKey, [
    { product: { slug: 'socks' }, quantity: 1, booths: [] },
  ]);
  return {
    set: (slug: string, next: (current: number) => number) => setQuantity({ store, queryClient }, slug, next),
    addOne: (current: number) => stepQuantity(current, 1),
    inputs: () => store.get(outbox.outboxEntriesAtom).map(({ action }) => action.input),
    pieces: () => optimisticCartCount(1, { rev: 0, atMs: 0 }, store.get(outbox.outboxEntriesAtom)),
    end: () => store.set(session.sessionAtom, session.signedOutSession),
  };
}

let cart: Awaited<ReturnType<typeof openCart>>;
beforeEach(async () => {
  cart = await openCart();
  return () => cart.end();
});

it('two quick taps add two', async () => {
  await Promise.all([cart.set('socks', cart.addOne), cart.set('socks', cart.addOne)]);
  expect(cart.inputs()).toEqual([
    { slug: 'socks', quantity: 2, was: 1 },
    { slug: 'socks', quantity: 3, was: 2 },
  ]);
  expect(cart.pieces()).toBe(3);
});

it('removing or adding twice dispatches one action', async () => {
  const remove = () => 0;
  await Promise.all([cart.set('socks', remove), cart.set('socks', remove), cart.set('socks', cart.addOne)]);
  expect(cart.pieces()).toBe(0);
  const addFirst = (current: number) => current || 1;
  await Promise.all([cart.set('duck', addFirst), cart.set('duck', addFirst)]);
  expect(cart.inputs()).toEqual([
    { slug: 'socks', quantity: 0, was: 1 },
    { slug: 'duck', quantity: 1, was: 0 },
  ]);
  expect(cart.pieces()).toBe(1);
});

it('a tap that cannot be stored does not stop the next one', async () => {
  await expect(cart.set('socks', () => 1_000)).rejects.toThrow();
  expect(await cart.set('socks', cart.addOne)).toBe(2);
});
