import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cartItems, inboxMessages, users } from '../../../server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const detail = (sub: string) => server.rpcQuery('users.profiles.myDetail', undefined, sub);

describe('A new visitor', () => {
  it('has a row, a pass key and a welcome message', async () => {
    const { status, data } = await detail('mei');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      cognitoSub: 'mei',
      email: 'mei@example.com',
      displayName: 'Name of mei',
      profileVerificationStatus: 'unverified',
    });
    const { id, passKey, passKeyId } = data as Record<string, string>;
    expect(id).toMatch(/^[\da-f]{8}-/);
    expect(Buffer.from(passKey ?? '', 'base64url')).toHaveLength(32);
    expect(passKeyId).toMatch(/^[\w-]{6,}$/);
    expect((await server.rpcQuery('users.notifications.unreadCount', undefined, 'mei')).data).toBe(1);
  });

  it('keeps the same row and pass key', async () => {
    expect((await detail('siti')).data).toEqual((await detail('siti')).data);
  });

  it('is created once, even by many requests at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => detail('lina')));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await server.db.select().from(users).where(eq(users.cognitoSub, 'lina'))).toHaveLength(1);
    const inbox = await server.db.select().from(inboxMessages).where(eq(inboxMessages.sub, 'lina'));
    expect(inbox).toHaveLength(1);
  });

  it('is named after the email address if the pool has no name', async () => {
    const { fetchAttributes } = server.pool;
    server.pool.fetchAttributes = async () => ({ sub: 'anon', email: 'puteri@example.com', displayName: '' });
    expect((await detail('anon')).data).toMatchObject({ displayName: 'puteri' });
    server.pool.fetchAttributes = fetchAttributes;
  });

  it('gets the address that the pool has verified after the first visit, and keeps one that is stored', async () => {
    const { fetchAttributes } = server.pool;
    const poolHas = (email: string) => {
      server.pool.fetchAttributes = async () => ({ sub: 'wani', email, displayName: '' });
    };
    const emailNow = async () => ((await detail('wani')).data as { email: string }).email;
    poolHas('');
    expect(await emailNow()).toBe('');
    poolHas('wani@example.com');
    await vi.waitFor(async () => expect(await emailNow()).toBe('wani@example.com'));
    const [row] = await server.db.select().from(users).where(eq(users.cognitoSub, 'wani'));
    expect([row?.displayName, row?.rev]).toEqual(['wani', 1]);
    poolHas('other@example.com');
    expect([await emailNow(), await emailNow()]).toEqual(['wani@example.com', 'wani@example.com']);
    server.pool.fetchAttributes = fetchAttributes;
  });

  it('gets 503, not 401, while the pool does not answer', async () => {
    const { fetchAttributes } = server.pool;
    server.pool.fetchAttributes = () => Promise.reject(new Error('throttled, user devi'));
    const { status, code, text } = await detail('devi');
    server.pool.fetchAttributes = fetchAttributes;
    expect([status, code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(text).not.toContain('throttled');
    expect((await detail('devi')).status).toBe(200);
  });
});

describe('The counts in the header', () => {
  it('are the pieces in the cart and the unread messages', async () => {
    await detail('aisyah');
    await server.db.insert(cartItems).values([
      { sub: 'aisyah', productId: 'p001', quantity: 2 },
      { sub: 'aisyah', productId: 'p002', quantity: 1 },
      { sub: 'another', productId: 'p001', quantity: 9 },
    ]);
    const message = { sub: 'aisyah', title: '', body: '', createdAt: new Date() };
    await server.db.insert(inboxMessages).values([
      { ...message, id: 'read', readAt: new Date() },
      { ...message, id: 'unread' },
    ]);
    expect((await server.rpcQuery('users.carts.count', undefined, 'aisyah')).data).toBe(3);
    expect((await server.rpcQuery('users.notifications.unreadCount', undefined, 'aisyah')).data).toBe(2);
    expect((await server.rpcQuery('users.carts.count', undefined, 'nothing-yet')).data).toBe(0);
  });
});

describe.each([
  'users.profiles.myDetail',
  'users.carts.count',
  'users.notifications.unreadCount',
  'businesses.expos.myCheckIns',
])('%s', (path) => {
  it('returns 401 without a token and for an invalid one', async () => {
    expect(await server.rpcQuery(path)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    for (const authorization of ['Bearer forged', 'Bearer', 'user:mei', 'Basic dXNlcjptZWk=']) {
      const response = await server.app.request(`/trpc/${path}`, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(response.headers.has('x-rev')).toBe(false);
    }
  });

  it('must not be cached, and carries the revision', async () => {
    await server.rpcQuery(path, undefined, 'nur');
    await server.db.update(users).set({ rev: 12 }).where(eq(users.cognitoSub, 'nur'));
    const { headers } = await server.rpcQuery(path, undefined, 'nur');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-rev')).toBe('12');
  });
});
