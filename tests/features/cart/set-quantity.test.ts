import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { failFetch, installFakeFetch } from '../../support/fake-fetch.ts';

/** A visitor with one pair of socks in the cart, without signal. */
async function begin() {
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
    import('../../../src/platform/outbox.ts'),
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
    set: (slug: string, next: (now: number) => number) => setQuantity({ store, queryClient }, slug, next),
    more: (now: number) => stepQuantity(now, 1),
    said: () => store.get(outbox.outboxEntriesAtom).map(({ action }) => action.input),
    pieces: () => optimisticCartCount(1, { rev: 0, atMs: 0 }, store.get(outbox.outboxEntriesAtom)),
    end: () => store.set(session.sessionAtom, session.signedOutSession),
  };
}

let cart: Awaited<ReturnType<typeof begin>>;
beforeEach(async () => {
  cart = await begin();
  return () => cart.end();
});

it('two quick taps are two more', async () => {
  await Promise.all([cart.set('socks', cart.more), cart.set('socks', cart.more)]);
  expect(cart.said()).toEqual([
    { slug: 'socks', quantity: 2, was: 1 },
    { slug: 'socks', quantity: 3, was: 2 },
  ]);
  expect(cart.pieces()).toBe(3);
});

it('what is taken out or put in twice is said once', async () => {
  const out = () => 0;
  await Promise.all([cart.set('socks', out), cart.set('socks', out), cart.set('socks', cart.more)]);
  expect(cart.pieces()).toBe(0);
  const one = (now: number) => now || 1;
  await Promise.all([cart.set('duck', one), cart.set('duck', one)]);
  expect(cart.said()).toEqual([
    { slug: 'socks', quantity: 0, was: 1 },
    { slug: 'duck', quantity: 1, was: 0 },
  ]);
  expect(cart.pieces()).toBe(1);
});

it('a tap that this phone could not keep does not stop the next', async () => {
  await expect(cart.set('socks', () => 1_000)).rejects.toThrow();
  expect(await cart.set('socks', cart.more)).toBe(2);
});
