import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartItems } from '../../../server/cart/table.ts';
import type { ActionName } from '../../../src/domain/delivery/actions.ts';
import { cartLineSchema } from '../../../src/domain/shop/cart.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const deliver = (name: ActionName, input: object, as = sub) =>
  deliverAction(server, actionOf({ name, lane: 'cart', input, sub: as, tappedAt: TEST_NOW_MS }));
const query = async (path: string, as = sub) => (await server.rpcQuery(path, undefined, as)).data;

describe('The cart', () => {
  const set = (slug: string, quantity: number, was = 0) => deliver('cart.set', { slug, quantity, was });
  const list = async () =>
    v
      .parse(v.array(cartLineSchema), await query('users.carts.list'))
      .map(({ product, quantity }) => [product.slug, quantity]);

  it('holds the quantities that were set last, and counts the pieces', async () => {
    await set('grip-socks-6-12-months', 2);
    await set('anti-colic-bottle-3-pack', 1);
    await set('grip-socks-6-12-months', 5, 2);
    expect(new Map((await list()) as [string, number][])).toEqual(
      new Map([
        ['grip-socks-6-12-months', 5],
        ['anti-colic-bottle-3-pack', 1],
      ]),
    );
    expect(await query('users.carts.count')).toBe(6);
    await set('grip-socks-6-12-months', 0, 5);
    expect(await list()).toEqual([['anti-colic-bottle-3-pack', 1]]);
    expect(await set('grip-socks-6-12-months', 0)).toMatchObject({ verdict: 'done', rev: 4 });
  });

  it('counts no pieces of what is no longer listed, which it shows without a quantity', async () => {
    await set('grip-socks-6-12-months', 2);
    await server.deps.db.insert(cartItems).values({ sub, productId: 'p-gone', quantity: 5 });
    expect(await query('users.carts.count')).toBe(2);
  });

  it('has the taps of two phones that didn’t know of each other', async () => {
    const socks = 'grip-socks-6-12-months';
    await set(socks, 2);
    expect(await set(socks, 5, 2)).toMatchObject({ answer: { slug: socks, quantity: 5, was: 2 } });
    // The other phone still showed 2.
    expect(await set(socks, 3, 2)).toMatchObject({ answer: { slug: socks, quantity: 6, was: 5 } });
    // A phone that had not loaded the cart adds one.
    expect(await set(socks, 1)).toMatchObject({ rev: 3, answer: { slug: socks, quantity: 6, was: 6 } });
    expect(await list()).toEqual([[socks, 6]]);
    expect(await set(socks, 0, 2)).toMatchObject({ answer: { slug: socks, quantity: 0, was: 6 } });
    expect(await set(socks, 1, 2)).toMatchObject({ rev: 4, answer: { slug: socks, quantity: 0, was: 0 } });
    expect(await list()).toEqual([]);
  });

  it('takes no more than 100 products, and still changes and removes those it has', async () => {
    const [socks, bottle] = ['grip-socks-6-12-months', 'anti-colic-bottle-3-pack'];
    const others = Array.from({ length: 99 }, (_, i) => ({ sub, productId: `p-${i}`, quantity: 1 }));
    await server.deps.db.insert(cartItems).values(others);
    expect(await set(socks, 1)).toMatchObject({ verdict: 'done' });
    expect(await set(bottle, 1)).toMatchObject({ verdict: 'refused', reason: 'list-full' });
    expect(await set(socks, 4, 1)).toMatchObject({ answer: { slug: socks, quantity: 4 } });
    expect(await set(socks, 0, 4)).toMatchObject({ verdict: 'done' });
    expect(await set(bottle, 1)).toMatchObject({ verdict: 'done' });
  });

  it('refuses an unknown product and an invalid quantity', async () => {
    expect(await set('unicorn', 1)).toMatchObject({ verdict: 'refused', reason: 'product-unknown' });
    for (const quantity of [-1, 1.5, 100])
      expect(await set('grip-socks-6-12-months', quantity)).toMatchObject({
        verdict: 'refused',
        reason: 'invalid-input',
      });
    expect(await list()).toEqual([]);
  });
});
