import { hashKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../../src/platform/remote-answers.ts';
import { jsonAnswer } from '../support/answers.ts';
import { openPage } from '../support/page.ts';
import { connectPage, type PageNetwork } from '../support/page-network.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const CHECKED = [
  'businesses.expos.list',
  'businesses.expos.detail',
  'businesses.settings.getAllFeatureFlags',
  'users.carts.count',
  'users.notifications.unreadCount',
  'users.profiles.myDetail',
] as const;

describe('what our own server answers is taken as it is:', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(CHECKED)('%s', async (path) => {
    const { upcoming } = (await server.query('businesses.expos.list')).data as {
      upcoming: { slug: string }[];
    };
    const input = path === 'businesses.expos.detail' ? { slug: upcoming[0]?.slug } : undefined;
    const { data } = await server.query(path, input, 'mei');
    expect(data).toBeDefined();
    expect(readAnswer(path, data)).toEqual({ answer: data });
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
const wrong: [path: string, answer: unknown][] = [
  ...CHECKED.flatMap((path) =>
    [null, undefined, 'text', '', true, -1, 1.5, Number.NaN, [7], [null], { a: 1 }].map(
      (answer): [string, unknown] => [path, answer],
    ),
  ),
  ...CHECKED.filter((path) => path !== flags).map((path): [string, unknown] => [path, []]),
  ...(['businesses.expos.list', 'businesses.expos.detail', 'users.profiles.myDetail'] as const).map(
    (path): [string, unknown] => [path, 7],
  ),
  [list, { upcoming: [] }],
  [list, { upcoming: {}, past: [] }],
  [list, { upcoming: [null], past: [] }],
  [list, { upcoming: [{ ...expo, slug: 7 }], past: [] }],
  [list, { upcoming: [{ ...expo, fromDate: 'soon' }], past: [] }],
  [list, { upcoming: [{ ...expo, fromDate: '2026-13-40' }], past: [] }],
  [list, { upcoming: [{ ...expo, schedule: [{ date: '2026-12-04', startTime: '25:99' }] }], past: [] }],
  [list, { upcoming: [], past: [{ ...expo, name: undefined }] }],
  [flags, { flags: 'all' }],
  [flags, { flags: [true] }],
  [flags, { error: 'x' }],
  ['users.carts.count', '3'],
  ['users.notifications.unreadCount', { count: 3 }],
  ['users.profiles.myDetail', { ...user, passKey: '' }],
  ['users.profiles.myDetail', { ...user, passKey: undefined }],
  ['users.profiles.myDetail', { ...user, displayName: { toString: 'x' } }],
];

describe('an answer of another shape', () => {
  it.each(wrong)('is none: %s %j', (path, answer) => {
    expect(readAnswer(path, answer)).toBeNull();
  });

  it('whatever it is, ends in none or in the shape that the page knows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHECKED), fc.anything(), (path, answer) => {
        const read = readAnswer(path, answer);
        if (read) expect(readAnswer(path, read.answer)).toEqual(read);
      }),
      { numRuns: 2_000, seed: 1 },
    );
  });

  it('what the page does not know of is left out, and no prototype changes', () => {
    const hostile = JSON.parse('{"upcoming":[],"past":[],"__proto__":{"isAdmin":true},"extra":1}');
    expect(readAnswer(list, hostile)).toEqual({ answer: { upcoming: [], past: [] } });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('of a procedure without a schema is taken as it comes', () => {
    for (const path of ['some.thing', 'constructor', '__proto__'])
      expect(readAnswer(path, 7)).toEqual({ answer: 7 });
  });
});

describe('through the page’s query client', () => {
  let network: PageNetwork;
  beforeEach(() => {
    vi.resetModules();
    openPage();
    network = connectPage(() => jsonAnswer([]));
  });

  it('a wrong answer is invalid, keeps the last good one, and tells no revision', async () => {
    const { createQueryClient, readOverWire } = await import('../../src/platform/query-client.ts');
    const { revisionOf } = await import('../../src/platform/read.ts');
    const client = createQueryClient(readOverWire);
    const key = ['users.carts.count'];
    const ask = () => client.fetchQuery({ queryKey: key, retry: false, staleTime: 0 });
    const answer = (json: unknown, rev: string) => () =>
      jsonAnswer([{ result: { data: { json } } }], 200, { 'x-rev': rev });
    network.answer = answer(3, '7');
    expect(await ask()).toBe(3);
    network.answer = answer({ hello: 'world' }, '9');
    await expect(ask()).rejects.toMatchObject({ name: 'WireError', kind: 'invalid-response' });
    expect(client.getQueryData(key)).toBe(3);
    expect(revisionOf(hashKey(key))).toBe(7);
    client.clear();
  });
});
