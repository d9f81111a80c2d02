import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shoppingItems, transactions, users } from '../../../server/db/schema.ts';
import { expoListSchema } from '../../../src/domain/expo/expo-schema.ts';
import { pointsSummarySchema } from '../../../src/domain/visitor/points.ts';
import { profileSchema } from '../../../src/domain/visitor/profile.ts';
import { importSample } from '../../support/sample-content.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FAIR = 'expo-baby-fair-kl';
const PRIVATE = [
  '/api/user/get/profile',
  `/api/shopping/item-list?expoId=${FAIR}`,
  '/api/shopping/item-count',
  '/api/loyalty/get/user-summary',
];

describe('an endpoint about a visitor', () => {
  it.each(PRIVATE)('%s responds 401 without a valid token', async (path) => {
    for (const headers of [{}, { 'x-jwt-token': 'forged' }, { authorization: 'Bearer user:mei' }]) {
      const response = await server.restCall(path, undefined, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('x-rev')).toBe(false);
      expect(await response.json()).toEqual({
        error: {
          code: 'UNAUTHORIZED',
          message: 'x-jwt-token' in headers ? 'Sign in first' : 'No token came with this call',
        },
      });
    }
  });

  it.each(PRIVATE)('%s must not be cached and sends the revision', async (path) => {
    await server.restCall(path, 'lina');
    await server.db.update(users).set({ rev: 7 }).where(eq(users.cognitoSub, 'lina'));
    const response = await server.restCall(path, 'lina');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-rev')).toBe('7');
  });

  it.each(PRIVATE)('%s responds 503 when the pool does not answer', async (path) => {
    const { verify } = server.pool;
    server.pool.verify = () => Promise.reject(new Error('keys out of reach'));
    const response = await server.restCall(path, 'lina');
    server.pool.verify = verify;
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
  });
});

describe('the profile', () => {
  it('is the visitor without secrets', async () => {
    const profile = await (await server.restCall('/api/user/get/profile', 'aisyah')).json();
    expect(v.is(profileSchema, profile)).toBe(true);
    expect(profile).toMatchObject({ cognitoSub: 'aisyah', email: 'aisyah@example.com' });
    expect(Object.keys(profile).sort()).toEqual(Object.keys(profileSchema.entries).sort());
  });
});

describe('the shopping list', () => {
  const item = (sub: string, expoId: string, ticked: boolean) => ({
    id: randomUUID(),
    sub,
    expoId,
    name: 'Muslin cloths',
    booth: 'B07',
    ticked,
  });

  it('has the visitor’s items of one expo, the latest first, and counts the open ones', async () => {
    const [open, got] = [item('siti', FAIR, false), item('siti', FAIR, true)];
    const elsewhere = item('siti', 'expo-little-ones-penang', false);
    await server.db.insert(shoppingItems).values([open, got, elsewhere, item('another', FAIR, false)]);
    const list = await (await server.restCall(`/api/shopping/item-list?expoId=${FAIR}`, 'siti')).json();
    const unset = { quantity: 1, note: '', priceSen: null, comeBack: false, person: '', stamps: {} };
    const shown = [open, got].map(({ sub: _, ...rest }) => ({ ...rest, ...unset }));
    expect(list).toEqual({
      id: null,
      budget: null,
      items: shown.sort((a, b) => (a.id < b.id ? 1 : -1)),
      removed: [],
      people: [],
      shared: [],
    });
    const count = await (await server.restCall('/api/shopping/item-count', 'siti')).json();
    expect(count).toEqual({ count: 2 });
  });

  it.each([
    ['', 400, 'BAD_REQUEST'],
    ['?expoId=', 400, 'BAD_REQUEST'],
    [`?expoId=${'x'.repeat(65)}`, 400, 'BAD_REQUEST'],
    ['?expoId=%00', 400, 'BAD_REQUEST'],
    ['?expoId=nowhere', 404, 'NOT_FOUND'],
    ['?expoId=%27%3B%20drop%20table%20users', 404, 'NOT_FOUND'],
    ['?expoId=%FF%FE', 404, 'NOT_FOUND'],
  ])('refuses %s with %i', async (search, status, code) => {
    const response = await server.restCall(`/api/shopping/item-list${search}`, 'siti');
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });
});

describe('the points', () => {
  it('come with their value in ringgit', async () => {
    const row = { id: 'paid', sub: 'devi', kind: 'points', title: 'Brought over', at: new Date() } as const;
    await server.db.insert(transactions).values({ ...row, amount: 12_480 });
    const summary = await (await server.restCall('/api/loyalty/get/user-summary', 'devi')).json();
    expect(v.is(pointsSummarySchema, summary)).toBe(true);
    expect(summary).toEqual({
      balanceAmount: { currency: 'myr', originalAmount: 124.8, points: 12_480 },
      pointsPerCheckIn: 240,
      paidWays: [],
    });
  });

  it('come with the ways that pay once and were paid, and the last day of a check-in', async () => {
    const paid = (sub: string, reason: string | null) =>
      ({ id: randomUUID(), sub, kind: 'points', title: 'Paid', reason, amount: 1, at: new Date() }) as const;
    await server.db
      .insert(transactions)
      .values([
        paid('mei', null),
        paid('mei', 'become-verified'),
        paid('mei', 'add-a-child:1'),
        paid('mei', 'birthday:2026-11-20:0'),
        paid('mei', 'check-in:2026-11-20:expo-baby-fair-kl'),
        paid('mei', 'check-in:2026-11-21:expo-baby-fair-kl'),
        paid('mei', 'check-in:2026-03-01:expo-little-ones-penang'),
        paid('another', 'complete-your-profile'),
        paid('another', 'check-in:2026-11-22:expo-baby-fair-kl'),
      ]);
    const summary = await (await server.restCall('/api/loyalty/get/user-summary', 'mei')).json();
    expect(v.is(pointsSummarySchema, summary)).toBe(true);
    expect(summary).toMatchObject({ paidWays: ['become-verified'], lastCheckInOn: '2026-11-21' });
  });
});

describe('the time', () => {
  it('is a string in UTC with milliseconds, never cached', async () => {
    server.clock.nowMs = TEST_NOW_MS + 45;
    const response = await server.restCall('/api/date/get/utc-date-time');
    server.clock.nowMs = TEST_NOW_MS;
    expect(await response.json()).toBe('2026-11-21T02:00:00.045Z');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the health', () => {
  it('is for everybody', async () => {
    const response = await server.restCall('/api/health');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the expo list', () => {
  const LATEST = '/api/expo/list/latest';
  const tagged = (etag: string) => server.restCall(LATEST, undefined, { headers: { 'if-none-match': etag } });

  it('is public, matches its schema and must be revalidated', async () => {
    const response = await server.restCall(LATEST);
    expect(response.status).toBe(200);
    expect(v.is(expoListSchema, await response.json())).toBe(true);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
  });

  it('must not be cached when requested with a token', async () => {
    expect((await server.restCall(LATEST, 'siti')).headers.get('cache-control')).toBe('no-store');
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await server.restCall(LATEST)).headers.get('etag') ?? '';
    for (const value of [etag, etag.replace('W/', ''), `"another", ${etag}`]) {
      const response = await tagged(value);
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect((await tagged('"another"')).status).toBe(200);
  });

  it('is answered from memory, also while the database is out of reach', async () => {
    const first = await (await server.restCall(LATEST)).text();
    const read = vi.spyOn(server.db, 'select').mockImplementation(() => {
      throw new Error('out of reach');
    });
    for (const wait of [0, 60_000]) {
      server.clock.nowMs += wait;
      expect(await (await server.restCall(LATEST)).text()).toBe(first);
    }
    read.mockRestore();
    server.clock.nowMs = TEST_NOW_MS;
  });

  it('changes exactly at midnight in Kuala Lumpur', async () => {
    const etag = (await server.restCall(LATEST)).headers.get('etag') ?? '';
    server.clock.nowMs = Date.parse('2026-11-21T15:59:59.999Z');
    expect((await tagged(etag)).status).toBe(304);
    server.clock.nowMs += 1;
    expect((await tagged(etag)).status).toBe(200);
    await importSample(server.db, server.clock.nowMs);
    const { upcoming } = await (await tagged(etag)).json();
    server.clock.nowMs = TEST_NOW_MS;
    await importSample(server.db, TEST_NOW_MS);
    expect(upcoming[0]).toMatchObject({ fromDate: '2026-11-21', toDate: '2026-11-24' });
  });
});
