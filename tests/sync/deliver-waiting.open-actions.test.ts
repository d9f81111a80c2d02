import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { type DeliveryDeps, deliverOpen, deliverWaiting } from '../../src/sync/deliver-waiting.ts';
import { discard, enqueue, listEntries, listWaiting } from '../../src/sync/outbox.ts';
import { actionOf, storeIdentity } from '../support/action.fixture.ts';
import { attachmentOf, enquiryAction } from '../support/enquiry.fixture.ts';
import { jsonResponse } from '../support/responses.ts';

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});

type Call = { path: string; token: string | null; actions: Action[] };
/** A server that accepts everything, unless `more` responds first. It records the requests. */
function serverOf(more: (path: string) => Response | null = () => null) {
  const calls: Call[] = [];
  const fetch: DeliveryDeps['fetch'] = async (path, init) => {
    const actions: Action[] = path.startsWith('/trpc') ? JSON.parse(String(init.body)).json.actions : [];
    calls.push({ path, token: new Headers(init.headers).get('authorization'), actions });
    const results = actions.map(({ key }) => ({ key, verdict: 'done', rev: 0, answer: null }));
    return more(path) ?? jsonResponse({ result: { data: { json: { results, spreadS: 30 } } } });
  };
  const deps: DeliveryDeps = {
    database: store,
    fetch,
    apiHost: '',
    locks: undefined,
    now: () => 1_000,
    accessToken: async () => ({ kind: 'token', token: 'good' }),
  };
  return { deps, calls, paths: () => calls.map(({ path }) => path) };
}

const HASH = 'a'.repeat(64);
const withFile = (more: Partial<Action> = {}) => enquiryAction({ attachments: [attachmentOf()] }, more);
const kept = (hash = HASH) => ({ hash, type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]).buffer });
const filesLeft = () => store.read(['files'], ({ files }) => files.getAllKeys());

describe('an action of an anonymous visitor', () => {
  test('is stored only if it is an open action', async () => {
    await enqueue(enquiryAction(), store);
    await expect(enqueue(actionOf({ sub: ANONYMOUS_SUB }), store)).rejects.toMatchObject({
      name: 'NotSignedIn',
    });
    expect(await listWaiting(ANONYMOUS_SUB, store)).toHaveLength(1);
  });

  test('is sent by a separate call without a token, whoever is signed in', async () => {
    await enqueue(enquiryAction(), store);
    await storeIdentity('anna', store);
    await enqueue(actionOf(), store);
    const server = serverOf();
    expect(await deliverWaiting(server.deps)).toMatchObject({ sent: 1, outcome: 'empty' });
    expect(await deliverOpen(server.deps)).toMatchObject({ sent: 1, outcome: 'empty' });
    expect(server.calls).toMatchObject([
      { path: '/trpc/actions.deliver', token: 'Bearer good', actions: [{ sub: 'anna' }] },
      { path: '/trpc/actions.deliverOpen', token: null, actions: [{ sub: ANONYMOUS_SUB }] },
    ]);
  });

  test("survives sign-in and sign-out, unlike a visitor's own actions", async () => {
    await enqueue(withFile(), store, [kept()]);
    await storeIdentity('anna', store);
    const hash = 'b'.repeat(64);
    const annas = enquiryAction({ attachments: [attachmentOf({ hash })] }, { sub: 'anna' });
    await enqueue(annas, store, [kept(hash)]);
    await beginSignOut('anna', 'discard', store);
    expect(await listWaiting(ANONYMOUS_SUB, store)).toHaveLength(1);
    expect(await listEntries('anna', store)).toEqual([]);
    expect(await filesLeft()).toEqual([HASH]);
  });

  test("waits behind a captive portal's 401, and asks for no sign-in", async () => {
    await enqueue(enquiryAction(), store);
    const server = serverOf(() => jsonResponse({ error: { code: 'UNAUTHORIZED' } }, 401));
    expect(await deliverOpen(server.deps)).toMatchObject({ outcome: 'later' });
    expect(await listWaiting(ANONYMOUS_SUB, store)).toHaveLength(1);
    expect(server.calls).toHaveLength(1);
  });
});

describe('the transaction that stores results', () => {
  /** How the results were written. */
  async function durabilityOfResults(server: ReturnType<typeof serverOf>) {
    const seen: unknown[] = [];
    const write: Database['write'] = (names, work, durability) => {
      if (names.some((name) => name === 'files')) seen.push(durability ?? 'strict');
      return store.write(names, work, durability);
    };
    await deliverOpen({ ...server.deps, database: { ...store, write } });
    return seen;
  }

  test('waits for the disk only if a file is deleted with them: the server gives a lost result again', async () => {
    await enqueue(enquiryAction(), store);
    expect(await durabilityOfResults(serverOf())).toEqual(['relaxed']);
    await enqueue(withFile(), store, [kept()]);
    expect(await durabilityOfResults(serverOf())).toEqual(['strict']);
  });
});

describe('a file', () => {
  test('is uploaded before its action, and deleted with it', async () => {
    await enqueue(withFile(), store, [kept()]);
    const server = serverOf();
    expect(await deliverOpen(server.deps)).toMatchObject({ sent: 1, outcome: 'empty' });
    expect(server.paths()).toEqual([`/api/uploads/${HASH}`, '/trpc/actions.deliverOpen']);
    expect(await filesLeft()).toEqual([]);
  });

  test('without an answer keeps its action and its lane waiting, and nothing else', async () => {
    await storeIdentity('anna', store);
    await enqueue(withFile({ sub: 'anna' }), store, [kept()]);
    const follower = enquiryAction({}, { sub: 'anna' });
    await enqueue(follower, store);
    await enqueue(actionOf(), store);
    const server = serverOf((path) => (path.startsWith('/api') ? new Response('<h1>Wi-Fi</h1>') : null));
    expect(await deliverWaiting(server.deps)).toMatchObject({ sent: 1, outcome: 'later' });
    expect(await listWaiting('anna', store)).toHaveLength(2);
    expect(server.calls.flatMap(({ actions }) => actions.map(({ name }) => name))).toEqual(['expo.check-in']);
    expect(await filesLeft()).toEqual([HASH]);
  });

  test('that the server refuses does not block its action, which the server then refuses itself', async () => {
    await enqueue(withFile(), store, [kept()]);
    const server = serverOf((path) =>
      path.startsWith('/api') ? jsonResponse({ error: { code: 'X' } }, 415) : null,
    );
    expect(await deliverOpen(server.deps)).toMatchObject({ outcome: 'empty' });
    expect(await listWaiting(ANONYMOUS_SUB, store)).toEqual([]);
    expect(server.paths()).toHaveLength(2);
  });

  test('that the phone has lost holds up nothing: the server refuses its action', async () => {
    await enqueue(withFile(), store);
    const server = serverOf();
    expect(await deliverOpen(server.deps)).toMatchObject({ outcome: 'empty' });
    expect(server.paths()).toEqual(['/trpc/actions.deliverOpen']);
  });

  test('is kept for the next run where the upload fails in the server', async () => {
    await enqueue(withFile(), store, [kept()]);
    const server = serverOf((path) =>
      path.startsWith('/api') ? jsonResponse({ error: { code: 'X' } }, 500) : null,
    );
    expect(await deliverOpen(server.deps)).toMatchObject({ outcome: 'later' });
    expect(server.paths()).toEqual([`/api/uploads/${HASH}`]);
    expect(await filesLeft()).toEqual([HASH]);
  });

  test('of two messages is uploaded once in a run, and stays until both are done', async () => {
    const [first, second] = [withFile(), withFile()];
    await enqueue(first, store, [kept()]);
    await enqueue(second, store, [kept()]);
    const server = serverOf();
    await deliverOpen(server.deps);
    expect(server.paths().filter((path) => path.startsWith('/api'))).toHaveLength(1);
    expect(await filesLeft()).toEqual([]);
  });

  test('of a refused message stays for a retry, and is deleted when the message is discarded', async () => {
    const action = withFile();
    await enqueue(action, store, [kept()]);
    const { applyResults } = await import('../../src/sync/apply-results.ts');
    await applyResults([{ key: action.key, verdict: 'refused', rev: 0, reason: 'file-missing' }], store, 5);
    expect(await filesLeft()).toEqual([HASH]);
    await discard(action.key, store);
    expect(await filesLeft()).toEqual([]);
  });
});

test('a phone with the first version of the database keeps its data', async () => {
  const old = await openDB('yhello', 1, {
    upgrade(db) {
      db.createObjectStore('facts');
      db.createObjectStore('keys', { keyPath: 'sub' });
      const outbox = db.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
      outbox.createIndex('key', 'action.key', { unique: true });
      outbox.createIndex('sub', 'action.sub');
    },
  });
  await old.add('outbox', { action: actionOf(), state: 'waiting' });
  old.close();
  expect(await listWaiting('anna', store)).toHaveLength(1);
  await enqueue(withFile(), store, [kept()]);
  expect(await filesLeft()).toEqual([HASH]);
});
