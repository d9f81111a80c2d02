import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '../../src/domain/delivery/actions.ts';
import { DELIVERY_MAX_BYTES } from '../../src/domain/delivery/delivery-limits.ts';
import type { DeliveryResult } from '../../src/domain/delivery/delivery-schema.ts';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { type DeliveryDeps, deliverWaiting } from '../../src/sync/deliver-waiting.ts';
import { readThrottle, writeThrottle } from '../../src/sync/delivery-throttle.ts';
import { readIdentity } from '../../src/sync/identity-store.ts';
import { enqueue, listEntries, listWaiting } from '../../src/sync/outbox.ts';
import { lockNames } from '../../src/sync/storage-keys.ts';
import { StorageUnavailable } from '../../src/sync/storage-unavailable.ts';
import { actionOf, storeIdentity } from '../support/action.fixture.ts';
import { eventually } from '../support/eventually.ts';
import { FakeLockManager } from '../support/fake-lock-manager.ts';
import { htmlResponse, jsonResponse } from '../support/responses.ts';

let store: Database;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
  await storeIdentity('anna', store);
});

type Judge = (action: Action) => DeliveryResult;
const done: Judge = ({ key }) => ({ key, verdict: 'done', rev: 1, answer: null });
const unknown: Judge = ({ key }) => ({ key, verdict: 'unknown' });
const delivered = (results: readonly unknown[]) =>
  jsonResponse({ result: { data: { json: { results, spreadS: 30 } } } });
const no = (status: number) => jsonResponse({ error: { json: { message: 'No', code: -32000 } } }, status);

/** A server that answers each delivery, and records the actions. */
function serverOf(answer: (actions: Action[], token: string) => Response | Promise<Response>) {
  const deliveries: Action[][] = [];
  const fetch: DeliveryDeps['fetch'] = async (_url, init) => {
    const { actions } = JSON.parse(String(init.body)).json;
    deliveries.push(actions);
    return answer(actions, new Headers(init.headers).get('authorization') ?? '');
  };
  return { fetch, deliveries, keys: () => deliveries.map((actions) => actions.map((action) => action.key)) };
}

/** How a run ended, and how many actions of the visitor wait after it. */
async function deliverWith(server: { fetch: DeliveryDeps['fetch'] }, change: Partial<DeliveryDeps> = {}) {
  const summary = await deliverWaiting({
    database: store,
    fetch: server.fetch,
    apiHost: '',
    locks: undefined,
    now: () => 1_000,
    accessToken: async () => ({ kind: 'token', token: 'good' }),
    ...change,
  });
  const sub = (await readIdentity(store))?.sub;
  return { ...summary, waiting: sub === undefined ? 0 : (await listWaiting(sub, store)).length };
}

async function taps(...changes: Partial<Action>[]): Promise<string[]> {
  const actions = changes.map(actionOf);
  for (const action of actions) await enqueue(action, store);
  return actions.map((action) => action.key);
}

test('an empty outbox sends nothing', async () => {
  const server = serverOf(() => htmlResponse());
  expect(await deliverWith(server)).toEqual({
    rejectedToken: null,
    sent: 0,
    refused: 0,
    waiting: 0,
    outcome: 'empty',
  });
  expect(server.deliveries).toEqual([]);
});

test('all waiting actions are delivered in the order of the taps', async () => {
  const keys = await taps(...Array.from({ length: 120 }, (_, n) => ({ lane: `lane-${n % 7}` })));
  const server = serverOf((actions) => delivered(actions.map(done)));
  expect(await deliverWith(server)).toMatchObject({ sent: 120, waiting: 0, outcome: 'empty' });
  expect(server.deliveries.map((actions) => actions.length)).toEqual([50, 50, 20]);
  expect(server.keys().flat()).toEqual(keys);
});

test('one delivery stays within its limits', async () => {
  await taps(...Array.from({ length: 4 }, () => ({ input: 'x'.repeat(DELIVERY_MAX_BYTES * 0.4) })));
  const server = serverOf((actions) => delivered(actions.map(done)));
  await deliverWith(server);
  expect(server.deliveries.map((actions) => actions.length)).toEqual([2, 2]);
});

test('a refused action stays in the outbox, and its lane goes on', async () => {
  const [bad] = await taps({}, {}, {});
  const judge: Judge = (action) =>
    action.key === bad ? { key: bad, verdict: 'refused', rev: 1, reason: 'expo-unknown' } : done(action);
  const server = serverOf((actions) => delivered(actions.map(judge)));
  expect(await deliverWith(server)).toMatchObject({ sent: 2, refused: 1, waiting: 0, outcome: 'empty' });
});

test('an action without a result blocks its lane, and other lanes go on', async () => {
  const lanes = [...Array(60).fill('stuck'), ...Array(60).fill('free')];
  await taps(...lanes.map((lane) => ({ lane })));
  const server = serverOf((actions) =>
    delivered(actions.map((a) => (a.lane === 'stuck' ? unknown(a) : done(a)))),
  );
  expect(await deliverWith(server)).toMatchObject({ sent: 60, waiting: 60, outcome: 'later' });
  expect(server.deliveries.flat().filter((action) => action.lane === 'stuck')).toHaveLength(50);
});

test('an action that is missing in the response still waits, and is not overtaken', async () => {
  const [missing] = await taps({}, { lane: 'other' });
  const server = serverOf((actions) => delivered(actions.filter((a) => a.key !== missing).map(done)));
  expect(await deliverWith(server)).toMatchObject({ sent: 1, waiting: 1, outcome: 'later' });
  expect(server.deliveries).toHaveLength(1);
});

test('without an answer all actions still wait', async () => {
  await taps({}, {});
  expect(await deliverWith(serverOf(() => htmlResponse()))).toMatchObject({
    sent: 0,
    waiting: 2,
    outcome: 'later',
  });
});

test('a Retry-After of the server is stored until an answer comes', async () => {
  await taps({});
  const busy = serverOf(() => jsonResponse({ error: {} }, 503, { 'retry-after': '9' }));
  expect(await deliverWith(busy)).toMatchObject({ outcome: 'later' });
  expect(await readThrottle(store)).toMatchObject({ spreadS: 60, notBeforeMs: 10_000 });
  await deliverWith(serverOf((actions) => delivered(actions.map(done))));
  expect(await readThrottle(store)).toMatchObject({ spreadS: 30, notBeforeMs: 0 });
});

/** A server behind a connection that carries only so many bytes in the time that a request has. */
const behindSlowConnection = (maxBytes: number) => {
  const server = serverOf((actions) => delivered(actions.map(done)));
  const fetch: DeliveryDeps['fetch'] = async (url, init) => {
    if (String(init.body).length > maxBytes) await new Promise(() => {});
    return server.fetch(url, init);
  };
  return { ...server, fetch };
};
const sizes = (server: { deliveries: Action[][] }) => server.deliveries.map(({ length }) => length);

test('a long queue gets through a slow connection, in smaller parts, also after a restart', async () => {
  await taps(...Array.from({ length: 50 }, () => ({})));
  const server = behindSlowConnection(4_000);
  const deliverSlowly = async () => {
    store = createDatabase();
    return deliverWith(server, { timeoutMs: 30 });
  };
  for (const waiting of [50, 50]) expect(await deliverSlowly()).toMatchObject({ waiting, outcome: 'later' });
  expect(await deliverSlowly()).toMatchObject({ sent: 12, outcome: 'later' });
  for (let n = 0; n < 8; n++) await deliverSlowly();
  expect(await listWaiting('anna', store)).toEqual([]);
  expect(sizes(server)).toEqual([12, 12, 12, 14]);
});

test('after answers the deliveries grow again', async () => {
  await taps(...Array.from({ length: 120 }, () => ({})));
  for (let n = 0; n < 3; n++) await deliverWith(behindSlowConnection(0), { timeoutMs: 30 });
  const server = serverOf((actions) => delivered(actions.map(done)));
  await deliverWith(server);
  expect(sizes(server)).toEqual([6, 12, 24, 48, 30]);
  expect((await readThrottle(store)).maxActions).toBe(50);
});

test('what is small, or fails at once, is sent whole again', async () => {
  await taps(...Array.from({ length: 5 }, () => ({})));
  await deliverWith(behindSlowConnection(0), { timeoutMs: 30 });
  await taps(...Array.from({ length: 45 }, () => ({})));
  await deliverWith(serverOf(() => Promise.reject(new TypeError('Failed to fetch'))));
  await deliverWith(serverOf(() => jsonResponse({ error: {} }, 503)));
  expect((await readThrottle(store)).maxActions).toBe(50);
});

test('a token that the server refuses is replaced once', async () => {
  await taps({});
  const rejectedTokens: (string | null)[] = [];
  const server = serverOf((actions, token) =>
    token === 'Bearer new' ? delivered(actions.map(done)) : no(401),
  );
  const accessToken: DeliveryDeps['accessToken'] = async (_sub, rejected) => {
    rejectedTokens.push(rejected);
    return { kind: 'token', token: rejected === null ? 'old' : 'new' };
  };
  expect(await deliverWith(server, { accessToken })).toMatchObject({ sent: 1, outcome: 'empty' });
  expect(rejectedTokens).toEqual([null, 'old']);
});

test('a second refused token is reported with the token', async () => {
  await taps({});
  let n = 0;
  const accessToken: DeliveryDeps['accessToken'] = async () => ({ kind: 'token', token: `token-${n++}` });
  const server = serverOf(() => no(401));
  expect(await deliverWith(server, { accessToken })).toMatchObject({
    waiting: 1,
    outcome: 'token-refused',
    rejectedToken: 'token-1',
  });
  expect(server.deliveries).toHaveLength(2);
});

test('a refused token that nothing could replace is not sent again', async () => {
  await taps({});
  const server = serverOf(() => no(401));
  expect(await deliverWith(server)).toMatchObject({
    waiting: 1,
    outcome: 'not-renewable',
    rejectedToken: 'good',
  });
  expect(server.deliveries).toHaveLength(1);
});

test.each([
  ['no-tokens', 'no-tokens'],
  ['not-renewable', 'not-renewable'],
  ['no-answer', 'later'],
] as const)('without a token (%s) the run ends as %s', async (kind, outcome) => {
  await taps({});
  const server = serverOf(() => htmlResponse());
  expect(await deliverWith(server, { accessToken: async () => ({ kind }) })).toMatchObject({
    outcome,
    waiting: 1,
  });
  expect(server.deliveries).toEqual([]);
});

test('an action that makes the server refuse whole deliveries does not hold up other lanes', async () => {
  const poison = 'x'.repeat(20);
  await taps(...Array.from({ length: 20 }, (_, n) => ({ lane: `lane-${n}`, input: n === 6 ? poison : n })));
  const server = serverOf((actions) =>
    actions.some((action) => action.input === poison) ? no(400) : delivered(actions.map(done)),
  );
  expect(await deliverWith(server)).toMatchObject({ sent: 19, waiting: 1, outcome: 'later' });
  // Halved until it is found. Then the others go as before.
  expect(sizes(server)).toEqual([20, 10, 5, 10, 5, 2, 1, 2, 1, 13]);
});

test('the run ends when the server refuses every delivery', async () => {
  await taps(...Array.from({ length: 20 }, (_, n) => ({ lane: `lane-${n % 2}` })));
  expect(await deliverWith(serverOf(() => no(403)))).toMatchObject({
    sent: 0,
    waiting: 20,
    outcome: 'later',
  });
});

test('only the actions of the signed-in visitor are sent', async () => {
  await taps({});
  await storeIdentity('ben', store);
  const bens = await taps({ sub: 'ben' });
  const server = serverOf((actions) => delivered(actions.map(done)));
  expect(await deliverWith(server)).toMatchObject({ sent: 1, waiting: 0 });
  expect(server.keys()).toEqual([bens]);
  expect(await listWaiting('anna', store)).toHaveLength(1);
});

test('a sign-out while the token is fetched ends the run before anything is sent', async () => {
  await taps({});
  const server = serverOf((actions) => delivered(actions.map(done)));
  const accessToken: DeliveryDeps['accessToken'] = async () => {
    await beginSignOut('anna', 'keep', store);
    return { kind: 'token', token: 'good' };
  };
  expect(await deliverWith(server, { accessToken })).toMatchObject({ sent: 0, outcome: 'empty' });
  expect(server.deliveries).toEqual([]);
  expect(await listWaiting('anna', store)).toHaveLength(1);
});

test('two tabs at the same time deliver each action once', async () => {
  await taps({}, {}, {});
  const manager = new FakeLockManager();
  const server = serverOf((actions) => delivered(actions.map(done)));
  const results = await Promise.all([1, 2].map(() => deliverWith(server, { locks: manager.client() })));
  expect(results.map((result) => result.sent).toSorted()).toEqual([0, 3]);
  expect(server.deliveries).toHaveLength(1);
});

test('a frozen tab with the lock does not stop the others', async () => {
  await taps({});
  const manager = new FakeLockManager();
  manager.freeze(lockNames.delivery);
  const server = serverOf((actions) => delivered(actions.map(done)));
  const result = await deliverWith(server, { locks: manager.client(), lockLimitMs: 1 });
  expect(result).toMatchObject({ sent: 1, outcome: 'empty' });
});

test('while another tab makes progress with the lock, a waiting run leaves it to that tab', async () => {
  const [first] = await taps({}, {});
  const manager = new FakeLockManager();
  manager.freeze(lockNames.delivery);
  const server = serverOf((actions) => delivered(actions.map(done)));
  const waitingRun = deliverWith(server, { locks: manager.client() });
  await eventually(() => expect(manager.waitingCount).toBe(1));
  await store.write(['outbox'], async ({ outbox }) => {
    const entry = await outbox.index('key').get(String(first));
    if (entry) await outbox.put({ ...entry, state: 'sent' });
  });
  manager.expireOneWait(() => 0);
  expect(await waitingRun).toMatchObject({ sent: 0, waiting: 1, outcome: 'busy' });
  expect(server.deliveries).toEqual([]);
});

test('an action whose result could not be stored is sent again with the same key', async () => {
  const keys = await taps({});
  const server = serverOf((actions) => delivered(actions.map(done)));
  const full: Database = { ...store, write: () => Promise.reject(new Error('full')) };
  await expect(deliverWith(server, { database: full })).rejects.toThrow('full');
  await deliverWith(server);
  expect(server.keys()).toEqual([keys, keys]);
  expect(await listEntries('anna', store)).toMatchObject([{ state: 'sent' }]);
});

test('a full phone, which stores no result, still sends all that waits', async () => {
  const keys = await taps(...Array.from({ length: 120 }, () => ({})));
  const server = serverOf((actions) => delivered(actions.map(done)));
  const full: Database = { ...store, write: () => Promise.reject(new StorageUnavailable('full')) };
  expect(await deliverWith(server, { database: full })).toMatchObject({ waiting: 120, outcome: 'later' });
  expect(server.keys().flat()).toEqual(keys);
  // Once there is room, each gets its result.
  expect(await deliverWith(server)).toMatchObject({ sent: 120, waiting: 0, outcome: 'empty' });
});

test('on a full phone nothing overtakes an action that the server left without a result', async () => {
  await taps({ name: 'newer', lane: 'a' }, { lane: 'a' }, { lane: 'b' });
  const server = serverOf((actions) =>
    delivered(actions.map((action) => (action.name === 'newer' ? unknown(action) : done(action)))),
  );
  const full: Database = { ...store, write: () => Promise.reject(new StorageUnavailable('full')) };
  await writeThrottle({ maxActions: 1 }, store);
  expect(await deliverWith(server, { database: full })).toMatchObject({ waiting: 3, outcome: 'later' });
  expect(server.deliveries.flat().map(({ lane }) => lane)).toEqual(['a', 'b']);
});
