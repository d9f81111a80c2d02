import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory, IDBOpenDBRequest, IDBVersionChangeEvent } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abortTransactionsOnPageHide } from '../../src/sync/abort-on-pagehide.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { DATABASE_NAME, DATABASE_VERSION } from '../../src/sync/storage-keys.ts';

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});
afterEach(() => vi.unstubAllGlobals());

const keep = (value: unknown, into = store) =>
  into.write(['facts'], ({ facts }) => facts.put(value, 'clock'));
const find = (from = store) => from.read(['facts'], ({ facts }) => facts.get('clock'));
/** A database whose opening ends with this event. */
const stuckIn = (event: string | null) => {
  const request = new IDBOpenDBRequest();
  const tell = () =>
    event && request.dispatchEvent(new IDBVersionChangeEvent(event, { oldVersion: 1, newVersion: 2 }));
  vi.stubGlobal('indexedDB', { open: () => setImmediate(tell) && request });
};

test('written data is there for another connection', async () => {
  await keep('noon');
  expect(await find(createDatabase())).toBe('noon');
});

test('a write that fails half-way leaves nothing behind', async () => {
  const failing = store.write(['facts'], async ({ facts }) => {
    await facts.put('half', 'clock');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await find()).toBeUndefined();
});

test('a transaction ends with a page that the browser keeps for Back, and nothing of it is stored', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  abortTransactionsOnPageHide();
  const leave = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  const writeAndLeave = (value: string, persisted: boolean) =>
    store.write(['facts'], async ({ facts }) => {
      await facts.put(value, 'clock');
      leave(persisted);
    });
  await writeAndLeave('gone for good', false);
  expect(await find()).toBe('gone for good');
  await expect(writeAndLeave('half', true)).rejects.toMatchObject({ name: 'StorageUnavailable' });
  expect(await find()).toBe('gone for good');
  await keep('back again');
  expect(await find()).toBe('back again');
});

test('writes use strict durability', async () => {
  const durability = await store.write(['facts'], async ({ facts }) => facts.transaction.durability);
  expect(durability).toBe('strict');
});

test('a newer version can take over, and the next use opens another connection', async () => {
  await keep('old');
  await deleteDB(DATABASE_NAME);
  expect(await find()).toBeUndefined();
  await keep('new');
  expect(await find()).toBe('new');
});

test('a connection that the browser closed is opened again', async () => {
  const db = await store.write(['facts'], async ({ facts }) => unwrap(facts.transaction.db));
  forceCloseDatabase(db as unknown as typeof IDBDatabase);
  await keep('after');
  expect(await find()).toBe('after');
});

test('without IndexedDB storage is reported as missing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'missing' });
});

test('a database that a newer version of the product has changed is reported as newer', async () => {
  (await openDB(DATABASE_NAME, 99)).close();
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'newer' });
});

test('a database that another tab blocks is reported as blocked', async () => {
  stuckIn('blocked');
  const database = createDatabase(60_000);
  const problem = { name: 'StorageUnavailable', reason: 'blocked' };
  await expect(keep(1, database)).rejects.toMatchObject(problem);
  // The browser sends a request behind a blocked one no event.
  stuckIn(null);
  await expect(keep(1, database)).rejects.toMatchObject(problem);
});

test('a database that never opens is reported after the time limit', async () => {
  stuckIn(null);
  await expect(keep(1, createDatabase(1))).rejects.toMatchObject({
    name: 'StorageUnavailable',
    reason: 'hangs',
  });
});

test('a browser that forbids storage is reported as failed', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  });
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'failed' });
});

test('a database without its stores is reported as failed', async () => {
  (await openDB(DATABASE_NAME, DATABASE_VERSION)).close();
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'failed' });
});

test('a full disk is reported as full', async () => {
  const full = store.write(['facts'], async () => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(full).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'full' });
});

test('an error of our own code is not reported as a storage problem', async () => {
  await expect(keep(() => {})).rejects.toMatchObject({ name: 'DataCloneError' });
});

test('after an error the next use tries again', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(keep(1)).rejects.toThrow();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await keep('recovered');
  expect(await find()).toBe('recovered');
});
