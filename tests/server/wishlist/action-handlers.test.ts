import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wishlistItemSchema } from '../../../src/domain/shop/product.ts';
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

const HOUR = 3_600_000;
const set = (slug: string, isWished: boolean, tappedAt = TEST_NOW_MS) =>
  deliverAction(
    server,
    actionOf({ name: 'wishlist.set', lane: 'wishlist', input: { slug, isWished }, sub, tappedAt }),
  );
const wishes = async () => {
  const { data } = await server.rpcQuery('users.wishlist.list', undefined, sub);
  return v.parse(v.array(wishlistItemSchema), data).map(({ product, addedAt }) => [product.slug, addedAt]);
};

describe('a wish', () => {
  it('is on the list from the moment of the tap', async () => {
    const result = await set('cuddle-elephant-40-cm', true, TEST_NOW_MS - HOUR);
    const answer = { slug: 'cuddle-elephant-40-cm', isWished: true };
    expect(result).toMatchObject({ verdict: 'done', rev: 1, answer });
    expect(await wishes()).toEqual([['cuddle-elephant-40-cm', new Date(TEST_NOW_MS - HOUR).toISOString()]]);
  });

  it('said twice is one wish, as old as the first', async () => {
    await set('grip-socks-6-12-months', true, TEST_NOW_MS - HOUR);
    expect(await set('grip-socks-6-12-months', true)).toMatchObject({ verdict: 'done', rev: 1 });
    expect(await wishes()).toEqual([['grip-socks-6-12-months', new Date(TEST_NOW_MS - HOUR).toISOString()]]);
  });

  it('is taken back, and taking back what is not there changes nothing', async () => {
    await set('grip-socks-6-12-months', true);
    expect(await set('grip-socks-6-12-months', false)).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await set('grip-socks-6-12-months', false)).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await wishes()).toEqual([]);
  });

  it('for what nobody sells is refused; taking it back is not', async () => {
    expect(await set('unicorn', true)).toMatchObject({ verdict: 'refused', reason: 'product-unknown' });
    expect(await set('unicorn', false)).toMatchObject({ verdict: 'done', rev: 0 });
  });

  it('is nobody else’s', async () => {
    await set('grip-socks-6-12-months', true);
    const owner = sub;
    sub = randomUUID();
    expect(await wishes()).toEqual([]);
    await set('grip-socks-6-12-months', false);
    sub = owner;
    expect(await wishes()).toHaveLength(1);
  });

  it('without a name or a word is refused', async () => {
    for (const input of [{}, { slug: '', isWished: true }, { slug: 'x', isWished: 'yes' }]) {
      const action = actionOf({ name: 'wishlist.set', lane: 'wishlist', input, sub, tappedAt: TEST_NOW_MS });
      expect(await deliverAction(server, action)).toMatchObject({ reason: 'invalid-input' });
    }
  });
});
