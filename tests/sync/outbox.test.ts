import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { DELIVERY_MAX_BYTES } from '../../src/domain/delivery/delivery-limits.ts';
import { applyResults } from '../../src/sync/apply-results.ts';
import { type BroadcastTopic, subscribe } from '../../src/sync/broadcast.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import {
  actionBytes,
  createAction,
  discard,
  enqueue,
  listEntries,
  listWaiting,
  retryRefused,
} from '../../src/sync/outbox.ts';
import { actionOf, storeIdentity } from '../support/action.fixture.ts';

let store: Database;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
  await storeIdentity('anna', store);
});

const keysOf = async (sub: string) => (await listEntries(sub, store)).map((entry) => entry.action.key);
const refuse = (key: string) =>
  applyResults([{ key, verdict: 'refused', rev: 1, reason: 'expo-unknown' }], store, 5);

test('a tap becomes an action with the definition of its name', () => {
  const action = createAction(
    'expo.check-in',
    { expoId: 'e1' },
    { sub: 'anna', deviceMs: 12.6, offsetMs: null },
  );
  expect(action).toMatchObject({ name: 'expo.check-in', v: 1, lane: 'check-in', input: { expoId: 'e1' } });
  expect(action).toMatchObject({ sub: 'anna', tappedAt: 13, offsetMs: null });
  expect(action.key).toMatch(/^[0-9a-f-]{36}$/);
});

test('an input that the server would refuse throws at the tap', () => {
  const tap = { sub: 'anna', deviceMs: 1, offsetMs: 0 };
  expect(() => createAction('expo.check-in', { expoId: '' }, tap)).toThrow();
  expect(() => createAction('expo.check-in', { expoId: 'x'.repeat(DELIVERY_MAX_BYTES) }, tap)).toThrow();
});

test('an action that no delivery could carry throws at the tap', () => {
  const address = {
    id: 'a1',
    label: 'Home',
    recipient: 'Anna',
    phone: '+60123456789',
    line1: '1 Jalan Bunga',
    line2: '',
    postcode: '50480',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
  };
  // An address as it was comes from the server, so that its schema has no limits.
  const put = (line1: string) => () => {
    const was = { ...address, line1 };
    return createAction('address.put', { ...address, was }, { sub: 'anna', deviceMs: 1, offsetMs: 0 });
  };
  const most = DELIVERY_MAX_BYTES - actionBytes(put('')());
  expect(put('x'.repeat(most))).not.toThrow();
  // Letters of other scripts have several bytes each.
  expect(put('x'.repeat(most + 1))).toThrow(RangeError);
  expect(put('家'.repeat(most / 2))).toThrow(RangeError);
});

test('a saved action is there after the database is opened again', async () => {
  const actions = Array.from({ length: 20 }, () => actionOf());
  for (const action of actions) {
    await enqueue(action, store);
    // From here on the page shows "saved": a kill must not undo it.
    await store.close();
    store = createDatabase();
    expect(await keysOf('anna')).toContain(action.key);
  }
  expect(await keysOf('anna')).toEqual(actions.map((action) => action.key));
});

test('"saved" comes after the commit: nothing can undo the transaction any more', async () => {
  const transactions: { abort(): void }[] = [];
  const watched: Database = {
    ...store,
    write: (names, work) =>
      store.write(names, (stores) => {
        for (const opened of Object.values(stores) as { transaction: IDBTransaction }[])
          transactions.push(opened.transaction);
        return work(stores);
      }),
  };
  const action = actionOf();
  await enqueue(action, watched);
  for (const transaction of transactions) expect(() => transaction.abort()).toThrow();
  expect(transactions).not.toEqual([]);
  expect(await keysOf('anna')).toEqual([action.key]);
});

test('the same key twice is one entry', async () => {
  const action = actionOf();
  const [first, second] = [await enqueue(action, store), await enqueue(action, store)];
  expect(second).toEqual(first);
  expect(await keysOf('anna')).toHaveLength(1);
});

test('nothing is stored for a visitor who is not signed in', async () => {
  await expect(enqueue(actionOf({ sub: 'ben' }), store)).rejects.toMatchObject({ name: 'NotSignedIn' });
  expect(await keysOf('ben')).toEqual([]);
});

test('entries of another visitor are never listed', async () => {
  await enqueue(actionOf(), store);
  await storeIdentity('ben', store);
  const bens = actionOf({ sub: 'ben' });
  await enqueue(bens, store);
  expect(await keysOf('ben')).toEqual([bens.key]);
  expect((await listWaiting('ben', store)).map((entry) => entry.action.key)).toEqual([bens.key]);
  expect(await keysOf('anna')).toHaveLength(1);
});

test('a done action is marked as sent, with its answer and without its input', async () => {
  const action = actionOf();
  await enqueue(action, store);
  const changed = await applyResults(
    [{ key: action.key, verdict: 'done', rev: 3, answer: { day: 1 } }],
    store,
    99,
  );
  expect(changed).toEqual({ sent: 1, refused: 0 });
  const [entry] = await listEntries('anna', store);
  expect(entry).toMatchObject({ state: 'sent', rev: 3, answer: { day: 1 }, settledAt: 99 });
  expect(entry?.action.input).toBeNull();
});

test('a refused action stays with its reason and its input', async () => {
  const action = actionOf();
  await enqueue(action, store);
  expect(await refuse(action.key)).toEqual({ sent: 0, refused: 1 });
  const [entry] = await listEntries('anna', store);
  expect(entry).toMatchObject({ state: 'refused', reason: 'expo-unknown', action });
  expect(await listWaiting('anna', store)).toEqual([]);
});

test('an unknown result and an unknown key change nothing', async () => {
  const action = actionOf();
  await enqueue(action, store);
  const results = [
    { key: action.key, verdict: 'unknown' },
    { key: 'nobody', verdict: 'done', rev: 1, answer: null },
  ] as const;
  expect(await applyResults(results, store, 5)).toEqual({ sent: 0, refused: 0 });
  expect(await listWaiting('anna', store)).toHaveLength(1);
});

test('a second result does not change the first', async () => {
  const action = actionOf();
  await enqueue(action, store);
  await applyResults([{ key: action.key, verdict: 'done', rev: 1, answer: 'first' }], store, 5);
  await applyResults([{ key: action.key, verdict: 'done', rev: 2, answer: 'second' }], store, 6);
  expect(await listEntries('anna', store)).toMatchObject([{ answer: 'first', settledAt: 5 }]);
});

test('of two results for one action in the same response the first counts, once', async () => {
  const { key } = actionOf();
  await enqueue(actionOf({ key }), store);
  const results = ['first', 'second'].map((answer) => ({ key, verdict: 'done' as const, rev: 1, answer }));
  expect(await applyResults(results, store, 5)).toEqual({ sent: 1, refused: 0 });
  expect(await listEntries('anna', store)).toMatchObject([{ answer: 'first' }]);
});

/** Results for these actions, the first with the given revision. */
const doneFrom = (rev: number, keys: readonly string[]) =>
  keys.map((key, n) => ({ key, verdict: 'done' as const, rev: rev + n, answer: null }));

test('the last 300 sent actions stay, and no other action is deleted by itself', async () => {
  const actions = Array.from({ length: 312 }, () => actionOf());
  for (const action of actions) await enqueue(action, store);
  const [waits, refused, ...done] = actions.map((action) => action.key);
  await refuse(String(refused));
  await applyResults(doneFrom(1, done.slice(0, 300)), store, 100);
  await applyResults(doneFrom(301, done.slice(300)), store, 200);
  expect(await keysOf('anna')).toEqual([waits, refused, ...done.slice(-300)]);
});

test('no action is deleted by the call that settles it', async () => {
  const keys = Array.from({ length: 310 }, () => crypto.randomUUID());
  for (const key of keys) await enqueue(actionOf({ key }), store);
  await applyResults(doneFrom(1, keys), store, 100);
  expect(await keysOf('anna')).toEqual(keys);
});

test('after the clock was set back, the oldest sent actions are still those that go', async () => {
  const keys = Array.from({ length: 302 }, () => crypto.randomUUID());
  for (const key of keys) await enqueue(actionOf({ key }), store);
  await applyResults(doneFrom(1, keys.slice(0, 300)), store, 1_000);
  await applyResults(doneFrom(301, keys.slice(300, 301)), store, 5);
  await applyResults(doneFrom(302, keys.slice(301)), store, 6);
  expect(await keysOf('anna')).toEqual(keys.slice(2));
});

test('an action that was tapped early and done late is one of the newest', async () => {
  const keys = Array.from({ length: 301 }, () => crypto.randomUUID());
  for (const key of keys) await enqueue(actionOf({ key }), store);
  const [late = '', ...others] = keys;
  await applyResults(doneFrom(1, others), store, 5);
  await applyResults(doneFrom(400, [late]), store, 6);
  expect(await keysOf('anna')).toEqual([late, ...others.slice(1)]);
});

test('of actions that changed nothing, and so share a revision, the first go', async () => {
  const keys = Array.from({ length: 301 }, () => crypto.randomUUID());
  for (const key of keys) await enqueue(actionOf({ key }), store);
  const done = keys.map((key) => ({ key, verdict: 'done' as const, rev: 7, answer: null }));
  await applyResults(done.slice(0, 300), store, 5);
  await applyResults(done.slice(300), store, 6);
  expect(await keysOf('anna')).toEqual(keys.slice(1));
});

test('"try again" puts a refused action at the end under a new key', async () => {
  const [first, second] = [actionOf(), actionOf()];
  for (const action of [first, second]) await enqueue(action, store);
  await refuse(first.key);
  const again = await retryRefused(first.key, store);
  expect(again?.action).toEqual({ ...first, key: again?.action.key });
  expect(again?.action.key).not.toBe(first.key);
  expect(await listWaiting('anna', store)).toMatchObject([{ action: second }, { action: again?.action }]);
});

test('only refused actions can be retried or discarded', async () => {
  const action = actionOf();
  await enqueue(action, store);
  expect(await retryRefused(action.key, store)).toBeNull();
  expect(await discard(action.key, store)).toBe(false);
  await refuse(action.key);
  expect(await discard(action.key, store)).toBe(true);
  expect(await listEntries('anna', store)).toEqual([]);
});

test('a position is never used twice', async () => {
  const first = await enqueue(actionOf(), store);
  await refuse(first.action.key);
  await discard(first.action.key, store);
  const second = await enqueue(actionOf(), store);
  expect(second.position).toBeGreaterThan(first.position);
});

test('every change but a new entry is reported in this realm, and what changes nothing is not', async () => {
  const topics: BroadcastTopic[] = [];
  const end = subscribe((topic) => topics.push(topic));
  /** How many messages came of it. They come in microtasks. */
  const toldBy = async (change: () => Promise<unknown>) => {
    const before = topics.length;
    await change();
    await Promise.resolve();
    return topics.length - before;
  };
  const [action, other] = [actionOf(), actionOf()];
  expect(await toldBy(() => enqueue(action, store))).toBe(0);
  await enqueue(other, store);
  expect(await toldBy(() => retryRefused(action.key, store))).toBe(0);
  expect(await toldBy(() => discard(action.key, store))).toBe(0);
  expect(await toldBy(() => refuse(action.key))).toBe(1);
  expect(await toldBy(() => refuse(action.key))).toBe(0);
  expect(await toldBy(() => retryRefused(action.key, store))).toBe(1);
  expect(await toldBy(() => applyResults(doneFrom(1, [other.key]), store, 5))).toBe(1);
  const [again] = await listWaiting('anna', store);
  await refuse(String(again?.action.key));
  expect(await toldBy(() => discard(String(again?.action.key), store))).toBe(1);
  expect(new Set(topics)).toEqual(new Set(['outbox']));
  end();
});
