import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHONES_PER_SECOND } from '../../../server/actions/delivery-spread.ts';
import { actionResults, checkIns, inboxMessages } from '../../../server/db/schema.ts';
import { findVisitor } from '../../../server/visitors/visitor.ts';
import { checkInActionNow, deliverAction, deliverActions } from '../../support/deliver-actions.ts';
import {
  type RpcResponse,
  startTestServer,
  TEST_NOW_MS,
  type TestServer,
} from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const currentRev = async () => (await findVisitor(server.deps, sub))?.rev;
const storedResults = () =>
  server.db.select().from(actionResults).where(eq(actionResults.sub, sub)).orderBy(actionResults.position);
const storedCheckIns = () => server.db.select().from(checkIns).where(eq(checkIns.sub, sub));
const refusedWith = (reason: string) => ({ verdict: 'refused', reason });

describe('A delivery', () => {
  it('returns 401 without a token, and records nothing', async () => {
    const action = checkInActionNow(sub);
    const { status, code } = await server.rpcMutate('actions.deliver', {
      sentAt: TEST_NOW_MS,
      actions: [action],
    });
    expect([status, code]).toEqual([401, 'UNAUTHORIZED']);
    expect(await storedResults()).toEqual([]);
  });

  it('returns a result for each action in order', async () => {
    const actions = [
      checkInActionNow(sub),
      checkInActionNow(sub, { input: { expoId: 'nowhere' }, lane: 'another' }),
      checkInActionNow(sub),
    ];
    const { results } = await deliverActions(server, sub, actions);
    expect(results.map((result) => result.key)).toEqual(actions.map((action) => action.key));
    expect(results.map((result) => result.verdict)).toEqual(['done', 'refused', 'done']);
    expect((await storedResults()).map((row) => row.key)).toEqual(actions.map((action) => action.key));
  });

  it('returns a spread that grows with the visitors, and so does the time call', async () => {
    const spreads = async () => {
      const { spreadS } = await deliverActions(server, sub, [checkInActionNow(sub)]);
      const time = await server.restCall('/api/date/get/utc-date-time');
      return [spreadS, Number(time.headers.get('x-spread-s'))];
    };
    expect(await spreads()).toEqual([0, 0]);
    for (let i = 0; i < PHONES_PER_SECOND; i++)
      await server.rpcQuery('users.carts.count', undefined, `visitor-${i}`);
    expect(await spreads()).toEqual([1, 1]);
  });

  it('raises the revision only for actions that change something', async () => {
    const [done, refused, again] = (
      await deliverActions(server, sub, [
        checkInActionNow(sub),
        checkInActionNow(sub, { input: { expoId: 'nowhere' } }),
        checkInActionNow(sub),
      ])
    ).results;
    expect([done, refused, again].map((result) => result && 'rev' in result && result.rev)).toEqual([
      1, 1, 1,
    ]);
    expect(await currentRev()).toBe(1);
  });
});

describe('The same action delivered again', () => {
  it('gets its first result, whatever has changed since', async () => {
    const action = checkInActionNow(sub);
    const first = await deliverAction(server, action);
    await server.db.delete(checkIns).where(eq(checkIns.sub, sub));
    expect(await deliverAction(server, action, { sentAt: TEST_NOW_MS + 999_000_000 })).toEqual(first);
    expect(await storedCheckIns()).toEqual([]);
  });

  it('gets its first refusal, even if it would be accepted now', async () => {
    const action = checkInActionNow(sub, { tappedAt: TEST_NOW_MS - 10 * 86_400_000 });
    const first = await deliverAction(server, action);
    expect(first).toMatchObject(refusedWith('expo-not-running'));
    expect(await deliverAction(server, action, { sentAt: action.tappedAt })).toEqual(first);
    expect(await storedResults()).toHaveLength(1);
  });

  it('is applied once and gets one result when as many copies arrive at once as are begun', async () => {
    const action = checkInActionNow(sub);
    const results = await Promise.all(Array.from({ length: 4 }, () => deliverAction(server, action)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ verdict: 'done', rev: 1 });
    expect(await storedCheckIns()).toHaveLength(1);
    expect(await storedResults()).toHaveLength(1);
    expect(await currentRev()).toBe(1);
    const sinceNow = and(eq(inboxMessages.sub, sub), eq(inboxMessages.createdAt, new Date(TEST_NOW_MS)));
    // The welcome message and one for the check-in.
    expect(await server.db.select().from(inboxMessages).where(sinceNow)).toHaveLength(2);
  });

  it('is recognised whatever the order of its keys', async () => {
    const action = checkInActionNow(sub, { input: { expoId: 'expo-baby-fair-kl', note: 'x' } });
    const first = await deliverAction(server, action);
    const reordered = { ...action, input: { note: 'x', expoId: 'expo-baby-fair-kl' } };
    expect(await deliverAction(server, reordered)).toEqual(first);
  });

  it('is refused with another input, and keeps its first result', async () => {
    const action = checkInActionNow(sub);
    const first = await deliverAction(server, action);
    const other = { ...action, input: { expoId: 'expo-little-ones-penang' } };
    expect(await deliverAction(server, other)).toMatchObject(refusedWith('key-reused'));
    expect(await deliverAction(server, action)).toEqual(first);
    expect(await storedResults()).toHaveLength(1);
  });

  it('is a new action for another visitor', async () => {
    const action = checkInActionNow(sub);
    await deliverAction(server, action);
    const other = randomUUID();
    const result = await deliverAction(server, { ...action, sub: other });
    expect(result).toMatchObject({ verdict: 'done', rev: 1 });
  });
});

describe('An action that is refused', () => {
  it('is recorded when it belongs to another visitor', async () => {
    const action = checkInActionNow('somebody-else');
    const result = await deliverAction(server, action, { as: sub });
    expect(result).toMatchObject(refusedWith('other-user'));
    expect(await storedResults()).toMatchObject([{ key: action.key, verdict: 'refused' }]);
    expect(await storedCheckIns()).toEqual([]);
    expect(await deliverAction(server, action, { as: sub })).toEqual(result);
  });

  it.each([[null], [{}], [{ expoId: '' }], [{ expoId: 5 }], [{ expoId: 'x'.repeat(65) }], ['text'], [[]]])(
    'is refused and recorded when its input is %j',
    async (input) => {
      const action = checkInActionNow(sub, { input });
      expect(await deliverAction(server, action)).toMatchObject(refusedWith('invalid-input'));
      expect(await storedResults()).toMatchObject([{ key: action.key, verdict: 'refused' }]);
    },
  );

  it('does not block its lane', async () => {
    const bad = checkInActionNow(sub, { input: {} });
    const { results } = await deliverActions(server, sub, [bad, checkInActionNow(sub)]);
    expect(results.map((result) => result.verdict)).toEqual(['refused', 'done']);
  });

  it('does not fail the delivery when it is not an action at all', async () => {
    const good = checkInActionNow(sub);
    const invalid = [
      null,
      7,
      'text',
      [],
      {},
      { key: 5 },
      { ...checkInActionNow(sub), key: 'not-a-uuid' },
      { ...checkInActionNow(sub), v: 0 },
      { ...checkInActionNow(sub), tappedAt: 'noon' },
      { ...checkInActionNow(sub), offsetMs: new Date() },
      { ...checkInActionNow(sub), lane: '' },
    ];
    const { results } = await deliverActions(server, sub, [...invalid, good]);
    expect(results.slice(0, -1).every((result) => result.verdict === 'refused')).toBe(true);
    expect(results.map((result) => result.key)).toContain('not-a-uuid');
    expect(results.at(-1)).toMatchObject({ key: good.key, verdict: 'done' });
    expect((await storedResults()).map((row) => row.key)).toEqual([good.key]);
  });
});

describe('An action that this server does not understand', () => {
  const unknown = [
    ['by name', { name: 'expo.teleport' }],
    ['by version', { v: 2 }],
    ['though every object has that name', { name: 'constructor' }],
  ] as const;

  it.each(unknown)('%s is left on the phone, and taken once it is known', async (_, more) => {
    const action = checkInActionNow(sub, more);
    expect(await deliverAction(server, action)).toEqual({ key: action.key, verdict: 'unknown' });
    expect(await storedResults()).toEqual([]);
    const understood = { ...action, name: 'expo.check-in', v: 1 };
    expect(await deliverAction(server, understood)).toMatchObject({ verdict: 'done' });
  });

  it('blocks the rest of its lane and no other lane', async () => {
    const actions = [
      checkInActionNow(sub, { lane: 'a', input: { expoId: 'nowhere' } }),
      checkInActionNow(sub, { lane: 'a', name: 'expo.teleport' }),
      checkInActionNow(sub, { lane: 'b' }),
      checkInActionNow(sub, { lane: 'a' }),
      checkInActionNow(sub, { lane: 'b' }),
    ];
    const { results } = await deliverActions(server, sub, actions);
    expect(results.map((result) => result.verdict)).toEqual([
      'refused',
      'unknown',
      'done',
      'unknown',
      'done',
    ]);
    expect(await storedResults()).toHaveLength(3);
  });
});

describe('While the database is away', () => {
  it('a delivery has no results: its actions wait, and none of them counts as not understood', async () => {
    const away = await startTestServer();
    const transaction = async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    away.deps.db = Object.create(away.db, { transaction: { value: transaction } });
    const delivery = { sentAt: TEST_NOW_MS, actions: [checkInActionNow(sub)] };
    const { status, code } = await away.rpcMutate('actions.deliver', delivery, sub);
    expect([status, code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await away.close();
  });
});

describe('While the server has as much to do as it can do in time', () => {
  let busy: TestServer;
  let begun: Promise<RpcResponse>[];
  let release: () => void = () => {};
  const deliver = (as?: string) =>
    busy.rpcMutate('actions.deliver', { sentAt: TEST_NOW_MS, actions: [checkInActionNow(as ?? 'mei')] }, as);
  beforeAll(async () => {
    busy = await startTestServer();
    const held = new Promise<void>((done) => {
      release = done;
    });
    const transaction = async (...work: Parameters<typeof busy.db.transaction>) => {
      await held;
      return busy.db.transaction(...work);
    };
    busy.deps.db = Object.create(busy.db, { transaction: { value: transaction } });
    // Each counts as 10 ms until one has ended, and 3 s are the limit.
    begun = Array.from({ length: 301 }, (_, i) => deliver(`visitor-${i}`));
  });
  afterAll(() => busy.close());

  it('a delivery is sent away with a time to come back', async () => {
    const { status, headers, code } = await deliver('mei');
    expect([status, code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '4']);
    expect((await deliver('mei')).headers.get('retry-after')).toBe('4');
  });

  it('calls without a valid token are refused, and take no such time', async () => {
    for (let i = 0; i < 300; i++) expect((await deliver()).status).toBe(401);
    expect((await deliver('mei')).headers.get('retry-after')).toBe('4');
  });

  it('what was begun is done, and then there is time again', async () => {
    release();
    for (const answer of await Promise.all(begun)) expect(answer.status).toBe(200);
    expect((await deliver('mei')).status).toBe(200);
  });
});

describe('While one account sends more deliveries at once than its phones do', () => {
  it('it is told to come back soon, and another visitor has an answer at once', async () => {
    const server = await startTestServer();
    const deliver = (as: string) =>
      server.rpcMutate('actions.deliver', { sentAt: TEST_NOW_MS, actions: [checkInActionNow(as)] }, as);
    try {
      for (const as of ['mei', 'siti']) expect((await deliver(as)).status).toBe(200);
      const flood = Array.from({ length: 40 }, () => deliver('mei'));
      expect((await deliver('siti')).status).toBe(200);
      const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThan(20);
      for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
    } finally {
      await server.close();
    }
  });
});

describe('More actions in an hour than one account may send', () => {
  it('wait on the phone, while repeats get their results and other accounts go on', async () => {
    const limited = await startTestServer({ settings: { ACTIONS_PER_HOUR: '3' } });
    try {
      const taps = Array.from({ length: 5 }, (_, i) => checkInActionNow(sub, { lane: `lane ${i}` }));
      const verdicts = async (actions: typeof taps, as = sub) =>
        (await deliverActions(limited, as, actions, limited.clock.nowMs)).results.map(
          ({ verdict }) => verdict,
        );
      expect(await verdicts(taps)).toEqual(['done', 'done', 'done', 'unknown', 'unknown']);
      expect(await limited.db.$count(actionResults, eq(actionResults.sub, sub))).toBe(3);
      expect(await verdicts(taps.slice(2))).toEqual(['done', 'unknown', 'unknown']);
      expect(await verdicts([checkInActionNow('another')], 'another')).toEqual(['done']);
      limited.clock.nowMs += 60 * 60 * 1000;
      expect(await verdicts(taps.slice(3))).toEqual(['done', 'done']);
    } finally {
      await limited.close();
    }
  });
});
