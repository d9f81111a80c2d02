import { hashKey } from '@tanstack/react-query';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedDemo } from '../../server/seed/seed-demo.ts';
import { dateSchema } from '../../src/domain/time/time-schemas.ts';
import { parseResponse, responseSchemas } from '../../src/platform/response-schemas.ts';
import { checkInActionNow, deliverAction } from '../support/deliver-actions.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { jsonResponse } from '../support/responses.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../support/test-server.ts';

const SUB = 'demo-sub';
const paths = Object.keys(responseSchemas);

/** The inputs of procedures that need one. */
const inputs: Record<string, object> = {
  'businesses.articles.detail': { slug: 'starting-solids-malaysian-kitchen' },
  'businesses.brands.detail': { slug: 'little-sprout' },
  'businesses.exhibitors.list': { expoSlug: 'baby-fair-kl' },
  'businesses.expos.detail': { slug: 'baby-fair-kl' },
  'businesses.media.detail': { slug: 'fathers-hour' },
  'businesses.pages.detail': { slug: 'terms-of-use' },
  'businesses.positions.detail': { slug: 'web-engineer' },
  'businesses.products.choices': {},
  'businesses.products.detail': { slug: 'four-in-one-car-seat' },
  'businesses.rewards.forExpo': { expoSlug: 'baby-fair-kl' },
};

describe('with our own server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedDemo(server.db, async () => SUB, TEST_NOW_MS);
    await deliverAction(server, checkInActionNow(SUB));
  });
  afterAll(() => server.close());

  it('the response of every procedure fits its schema, and nothing of it is dropped', async () => {
    for (const path of paths) {
      const { status, data } = await server.rpcQuery(path, inputs[path], SUB);
      expect.soft(status, path).toBe(200);
      // An empty list fits any schema.
      const items = Array.isArray(data) ? data : ((data as { items?: unknown[] } | null)?.items ?? [data]);
      expect.soft(items.length, path).toBeGreaterThan(0);
      expect.soft(parseResponse(path, data), path).toEqual({ data });
    }
  });

  it('only orders and transactions carry dates, as docs/decisions/018-dates-on-the-wire.md lists', async () => {
    const withDates: string[] = [];
    for (const path of paths)
      if (hasDate((await server.rpcQuery(path, inputs[path], SUB)).data)) withDates.push(path);
    expect(withDates).toEqual(['users.orders.list', 'users.transactions.list']);
  });
});

const hasDate = (value: unknown): boolean =>
  value instanceof Date ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasDate));

describe('a moment', () => {
  const at = '2026-11-21T04:00:00.000Z';

  it('is a date, also from the text that an earlier build stored', () => {
    for (const stored of [at, new Date(at)]) expect(v.parse(dateSchema, stored)).toEqual(new Date(at));
  });

  it.each([
    new Date(Number.NaN),
    new Date(8.64e15),
    '2026-11-31T04:00:00.000Z',
    'soon',
    1_700_000_000_000,
    null,
  ])('is never %s', (damaged) => {
    expect(v.is(dateSchema, damaged)).toBe(false);
  });
});

const expo = {
  id: '1',
  name: 'Baby Fair',
  slug: 'baby-fair',
  fromDate: '2026-12-04',
  toDate: '2026-12-06',
  showHighlights: true,
  showStarbuys: false,
  showPreExpoSale: true,
  venue: 'MITEC',
  tagline: '',
  summary: '',
  picture: 'x',
  schedule: [],
};
const user = {
  id: 'id',
  email: 'mei@example.com',
  cognitoSub: 'mei',
  displayName: 'Mei',
  fullName: 'Mei',
  profileVerificationStatus: '',
  passKey: 'secret',
  passKeyId: 'kid',
};
const list = 'businesses.expos.list';
const flags = 'businesses.settings.getAllFeatureFlags';
const isList = (path: string) =>
  path === flags || v.is(responseSchemas[path as keyof typeof responseSchemas], []);
const wrong: [path: string, answer: unknown][] = [
  ...paths.flatMap((path) =>
    [undefined, 'text', '', true, -1, 1.5, Number.NaN, [7], [null], { a: 1 }].map(
      (answer): [string, unknown] => [path, answer],
    ),
  ),
  ...paths.filter((path) => path !== 'users.family.journey').map((path): [string, unknown] => [path, null]),
  ...paths.filter((path) => !isList(path)).map((path): [string, unknown] => [path, []]),
  ...(['businesses.expos.list', 'businesses.expos.detail', 'users.profiles.myDetail'] as const).map(
    (path): [string, unknown] => [path, 7],
  ),
  [list, { upcoming: [] }],
  [list, { upcoming: {}, past: [] }],
  [list, { upcoming: [null], past: [] }],
  [list, { upcoming: [{ ...expo, slug: 7 }], past: [] }],
  [list, { upcoming: [{ ...expo, fromDate: 'soon' }], past: [] }],
  [list, { upcoming: [{ ...expo, fromDate: '2026-13-40' }], past: [] }],
  [list, { upcoming: [{ ...expo, fromDate: '2026-11-31' }], past: [] }],
  [list, { upcoming: [{ ...expo, toDate: '2026-12-03' }], past: [] }],
  [list, { upcoming: Array.from({ length: 20_000 }, () => expo), past: [] }],
  [list, { upcoming: [], past: [{ ...expo, name: undefined }] }],
  [flags, { flags: 'all' }],
  [flags, { flags: [true] }],
  [flags, { error: 'x' }],
  ['users.carts.count', '3'],
  ['users.notifications.unreadCount', { count: 3 }],
  ['users.profiles.myDetail', { ...user, passKey: '' }],
  ['users.profiles.myDetail', { ...user, passKey: 7 }],
  ['users.profiles.myDetail', { ...user, displayName: { toString: 'x' } }],
];

describe('an answer of another shape', () => {
  it('is rejected, whatever it is', () => {
    const accepted = wrong.filter(([path, answer]) => parseResponse(path, answer) !== null);
    expect(accepted).toEqual([]);
  });

  it('is rejected or parsed into the known shape, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (path, answer) => {
        const read = parseResponse(path, answer);
        if (read) expect(parseResponse(path, read.data)).toEqual(read);
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });

  it('loses its wrong items and keeps the others', () => {
    const impossible = { ...expo, slug: 'never', toDate: '2026-11-31' };
    expect(parseResponse(list, { upcoming: [impossible, expo, null], past: [] })).toEqual({
      data: { upcoming: [expo], past: [] },
    });
    expect(parseResponse(list, { upcoming: [impossible], past: [expo] })).toEqual({
      data: { upcoming: [], past: [expo] },
    });
    expect(parseResponse(flags, [{ key: 'a', value: true }, { key: 'b', value: 'x' }, 7])).toEqual({
      data: [{ name: 'a', enabled: true }],
    });
    expect(parseResponse(flags, { a: true, b: 'x' })).toEqual({ data: [{ name: 'a', enabled: true }] });
  });

  it('keeps the address of a vendor’s document with its flag, and nothing else of that name', () => {
    const chat = { name: 'chat', enabled: true };
    const kept = { ...chat, address: '/vendors/chat' };
    expect(parseResponse(flags, [kept])).toEqual({ data: [kept] });
    for (const address of [7, 'javascript:alert(1)', { href: '/' }])
      expect(parseResponse(flags, [{ ...chat, address, more: 1 }])).toEqual({ data: [chat] });
  });

  it('may lack everything about an expo that is not specified', () => {
    const { id: _, venue, tagline, summary, picture, schedule, ...specified } = expo;
    const lacking = { ...specified, id: 'baby-fair', venue: '', tagline: '', summary: '', schedule: [] };
    const parsed = parseResponse(list, { upcoming: [specified], past: [] });
    expect(parsed).toEqual({
      data: { upcoming: [{ ...lacking, picture: expect.any(String) }], past: [] },
    });
    for (const field of Object.keys(specified))
      expect(
        parseResponse(list, { upcoming: [{ ...specified, [field]: undefined }], past: [] }),
        field,
      ).toBeNull();
  });

  it('loses its unknown fields, and changes no prototype', () => {
    const hostile = JSON.parse('{"upcoming":[],"past":[],"__proto__":{"isAdmin":true},"extra":1}');
    expect(parseResponse(list, hostile)).toEqual({ data: { upcoming: [], past: [] } });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is rejected for an unknown path', () => {
    for (const path of ['some.thing', 'constructor', '__proto__']) expect(parseResponse(path, 7)).toBeNull();
  });
});

describe('through the page’s query client', () => {
  let network: FakeFetch;
  beforeEach(() => {
    vi.resetModules();
    installFakeBrowser().setTokenCookies('anna');
    network = installFakeFetch(() => jsonResponse([]));
  });

  it('is invalid, leaves the last good answer, and records no revision', async () => {
    const { createQueryClient, fetchQuery } = await import('../../src/platform/query-client.ts');
    const { revisionOf } = await import('../../src/platform/answer-revision.ts');
    const client = createQueryClient(fetchQuery);
    const key = ['users.carts.count'];
    const ask = () => client.fetchQuery({ queryKey: key, retry: false, staleTime: 0 });
    const answer = (json: unknown, rev: string) => () =>
      jsonResponse([{ result: { data: { json } } }], 200, { 'x-rev': rev });
    network.respond = answer(3, '7');
    expect(await ask()).toBe(3);
    network.respond = answer({ hello: 'world' }, '9');
    await expect(ask()).rejects.toMatchObject({ name: 'RequestError', kind: 'invalid-response' });
    expect(client.getQueryData(key)).toBe(3);
    expect(revisionOf(hashKey(key)).rev).toBe(7);
    client.clear();
  });
});
