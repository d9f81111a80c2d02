import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wishlistItemSchema } from '../../../src/domain/shop/product-schema.ts';
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
const setWish = (slug: string, isWished: boolean, tappedAt = TEST_NOW_MS) =>
  deliverAction(
    server,
    actionOf({ name: 'wishlist.set', lane: 'wishlist', input: { slug, isWished }, sub, tappedAt }),
  );
const wishlist = async () => {
  const { data } = await server.rpcQuery('users.wishlist.list', undefined, sub);
  return v.parse(v.array(wishlistItemSchema), data).map(({ product, addedAt }) => [product.slug, addedAt]);
};

describe('A wish', () => {
  it('is dated by the tap', async () => {
    const result = await setWish('cuddle-elephant-40-cm', true, TEST_NOW_MS - HOUR);
    const answer = { slug: 'cuddle-elephant-40-cm', isWished: true };
    expect(result).toMatchObject({ verdict: 'done', rev: 1, answer });
    expect(await wishlist()).toEqual([['cuddle-elephant-40-cm', new Date(TEST_NOW_MS - HOUR).toISOString()]]);
  });

  it('keeps the first date when it is added twice', async () => {
    await setWish('grip-socks-6-12-months', true, TEST_NOW_MS - HOUR);
    expect(await setWish('grip-socks-6-12-months', true)).toMatchObject({ verdict: 'done', rev: 1 });
    expect(await wishlist()).toEqual([
      ['grip-socks-6-12-months', new Date(TEST_NOW_MS - HOUR).toISOString()],
    ]);
  });

  it('can be removed; removing it again changes nothing', async () => {
    await setWish('grip-socks-6-12-months', true);
    expect(await setWish('grip-socks-6-12-months', false)).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await setWish('grip-socks-6-12-months', false)).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await wishlist()).toEqual([]);
  });

  it('is not removed by an earlier tap that is delivered later', async () => {
    await setWish('grip-socks-6-12-months', true, TEST_NOW_MS - HOUR);
    expect(await setWish('grip-socks-6-12-months', false, TEST_NOW_MS - 2 * HOUR)).toMatchObject({
      rev: 1,
      answer: { isWished: true, isReplaced: true },
    });
    expect(await wishlist()).toHaveLength(1);
    await setWish('grip-socks-6-12-months', false, TEST_NOW_MS - HOUR);
    expect(await wishlist()).toEqual([]);
  });

  it('is refused for an unknown product, but can be removed', async () => {
    expect(await setWish('unicorn', true)).toMatchObject({ verdict: 'refused', reason: 'product-unknown' });
    expect(await setWish('unicorn', false)).toMatchObject({ verdict: 'done', rev: 0 });
  });

  it('belongs to its visitor only', async () => {
    await setWish('grip-socks-6-12-months', true);
    const owner = sub;
    sub = randomUUID();
    expect(await wishlist()).toEqual([]);
    await setWish('grip-socks-6-12-months', false);
    sub = owner;
    expect(await wishlist()).toHaveLength(1);
  });

  it('is refused without a slug or a boolean', async () => {
    for (const input of [{}, { slug: '', isWished: true }, { slug: 'x', isWished: 'yes' }]) {
      const action = actionOf({ name: 'wishlist.set', lane: 'wishlist', input, sub, tappedAt: TEST_NOW_MS });
      expect(await deliverAction(server, action)).toMatchObject({ reason: 'invalid-input' });
    }
  });
});
