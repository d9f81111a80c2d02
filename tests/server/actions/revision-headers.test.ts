import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../../../src/domain/delivery/actions.ts';
import { checkInActionNow, deliverAction } from '../../support/deliver-actions.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const toCart = (sub: string, slug = 'grip-socks-6-12-months'): Action =>
  checkInActionNow(sub, { name: 'cart.set', input: { slug, quantity: 1, was: 0 }, lane: 'cart' });
const tokens = (sub: string) => ({
  authorization: `Bearer ${server.tokenFor(sub)}`,
  'x-jwt-token': server.tokenFor(sub),
});

describe.each([
  ['/trpc/users.carts.count', 'trpc'],
  ['/api/shopping/item-count', 'rest'],
])('%s', (path, kind) => {
  const appliedOf = async (sub: string, waiting: string) => {
    const response = await server.app.request(path, { headers: { ...tokens(sub), 'x-waiting': waiting } });
    expect(response.status).toBe(200);
    return response.headers.get('x-applied')?.split(' ') ?? [];
  };

  it('names those of the waiting actions that it contains', async () => {
    const sub = `applied-${kind}`;
    const [done, refused, unsent] = [toCart(sub), toCart(sub, 'no-such-product'), toCart(sub)];
    await deliverAction(server, done);
    await deliverAction(server, refused);
    expect(await appliedOf(sub, [unsent, done, refused].map(({ key }) => key).join(' '))).toEqual([done.key]);
    expect(await appliedOf(`another-${kind}`, done.key)).toEqual([]);
  });

  it('ignores what is no key, and keys after those of one delivery', async () => {
    const sub = `hostile-${kind}`;
    const action = toCart(sub);
    await deliverAction(server, action);
    for (const waiting of ['', ' ', "' or 1=1 --", `${action.key},${action.key}`, 'x'.repeat(4_000)])
      expect(await appliedOf(sub, waiting)).toEqual([]);
    expect(await appliedOf(sub, `no-key ${action.key}`)).toEqual([action.key]);
    const others = Array.from({ length: 50 }, () => randomUUID());
    expect(await appliedOf(sub, [...others, action.key].join(' '))).toEqual([]);
  });

  it('names none without the header', async () => {
    const response = await server.app.request(path, { headers: tokens(`plain-${kind}`) });
    expect(response.headers.has('x-rev')).toBe(true);
    expect(response.headers.has('x-applied')).toBe(false);
  });
});
