import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { deleteFromOfflineCache, readOfflineCache, writeOfflineCache } from '../../src/sync/offline-cache.ts';
import { DATABASE_NAME } from '../../src/sync/storage-keys.ts';
import { storeIdentity } from '../support/action.fixture.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});

const keep = (owner: string, hash: string, data: unknown = hash, at = NOW) =>
  writeOfflineCache({ owner, hash, data, at }, store);
const look = (hash: string, isPublic = false, nowMs = NOW) =>
  readOfflineCache({ hash, isPublic }, nowMs, createDatabase());
/** All rows, those of owners with an empty hash. */
const rows = () =>
  store.read(['shelf'], async ({ shelf }) => (await shelf.getAllKeys()).map((key) => key.join(':')));
const hashes = async () => (await rows()).filter((row) => !row.endsWith(':'));

test('a stored answer is there after a restart, with its age', async () => {
  await storeIdentity('anna', store);
  expect(await keep('anna', 'orders', [{ number: 'Y-1' }], NOW - DAY_MS)).toBe(true);
  expect(await look('orders')).toEqual({
    owner: 'anna',
    entry: { at: NOW - DAY_MS, data: [{ number: 'Y-1' }] },
  });
});

test('a public answer needs no sign-in, and survives every sign-in and sign-out', async () => {
  await keep('', 'article', 'text');
  await storeIdentity('anna', store);
  await beginSignOut('anna', 'keep', store);
  await storeIdentity('ben', store);
  expect((await look('article', true)).entry?.data).toBe('text');
});

test('without a sign-in private queries have no owner and no answer', async () => {
  expect(await look('orders')).toEqual({ owner: null, entry: null });
});

describe('the answers of a visitor', () => {
  test('are deleted in the transaction that signs them out', async () => {
    await storeIdentity('anna', store);
    await keep('anna', 'orders');
    await keep('anna', 'vouchers');
    await beginSignOut('anna', 'keep', store);
    expect(await rows()).toEqual([]);
  });

  test('but for the first do not hold up taps, which use the local records', async () => {
    await storeIdentity('anna', store);
    await keep('anna', 'orders');
    const write = vi.spyOn(store, 'write');
    expect(await keep('anna', 'vouchers')).toBe(true);
    expect(write.mock.calls.map(([names]) => names)).toEqual([['shelf']]);
    expect((await look('vouchers')).entry).toEqual({ at: NOW, data: 'vouchers' });
  });

  test('that come after another visitor signed in are not stored, and leave nothing of the first', async () => {
    await storeIdentity('anna', store);
    await keep('anna', 'orders');
    await storeIdentity('ben', store);
    await keep('ben', 'orders');
    expect(await keep('anna', 'vouchers')).toBe(false);
    expect(await rows()).toEqual(['ben:', 'ben:orders']);
  });

  test('that come after they signed out are not stored', async () => {
    await storeIdentity('anna', store);
    await beginSignOut('anna', 'discard', store);
    expect(await keep('anna', 'orders')).toBe(false);
    await storeIdentity('ben', store);
    expect(await keep('anna', 'orders')).toBe(false);
    expect(await hashes()).toEqual([]);
  });

  test.each(['aaron', 'zoe', 'anna2'])('are not found by %s, whose sign-in deletes them', async (next) => {
    await storeIdentity('anna', store);
    await keep('anna', 'orders');
    await keep('', 'article');
    await storeIdentity(next, store);
    expect((await look('orders')).entry).toBeNull();
    await keep(next, 'orders');
    expect(await hashes()).toEqual([':article', `${next}:orders`]);
  });

  test('stay when they sign in again', async () => {
    await storeIdentity('anna', store);
    await keep('anna', 'orders');
    await storeIdentity('anna', store);
    expect((await look('orders')).entry?.data).toBe('orders');
  });
});

describe('the offline cache has limits:', () => {
  test('the oldest of more than 1,000 answers are deleted', async () => {
    const entry = (i: number) => ({
      owner: '',
      hash: `a${i}`,
      data: i,
      at: NOW + ((i * 7) % 1_002),
      shape: 1,
    });
    await store.write(['shelf'], async ({ shelf }) => {
      for (let i = 0; i < 999; i++) await shelf.put(entry(i));
    });
    await keep('', 'a999', 999, entry(999).at);
    expect(await hashes()).toHaveLength(1_000);
    await store.write(['shelf'], ({ shelf }) => shelf.put(entry(1_000)));
    await keep('', 'a1001', 1_001, entry(1_001).at);
    const kept = await hashes();
    expect(kept).toHaveLength(1_000);
    expect(kept).not.toContain(':a0');
    expect(kept).toContain(':a1001');
  }, 120_000);

  test('public answers do not displace those of the visitor', async () => {
    await storeIdentity('anna', store);
    await keep('anna', 'orders', 1, NOW - DAY_MS);
    await keep('', 'article', 1, NOW + 40 * DAY_MS);
    expect(await hashes()).toEqual([':article', 'anna:orders']);
  });

  test('after 30 days an answer counts as none, and is deleted with the next write', async () => {
    await keep('', 'old', 1, NOW - 31 * DAY_MS);
    await keep('', 'month', 1, NOW - 30 * DAY_MS);
    expect((await look('old', true)).entry).toBeNull();
    expect((await look('month', true)).entry).not.toBeNull();
    await keep('', 'new');
    expect(await hashes()).toEqual([':month', ':new']);
  });
});

test('a newer answer replaces the older one', async () => {
  await keep('', 'article', 'old', NOW - 1);
  await keep('', 'article', 'new');
  expect((await look('article', true)).entry).toEqual({ at: NOW, data: 'new' });
});

test('the age of an answer dated in the future, after the clock was set back, is unknown', async () => {
  await keep('', 'article', 'text', NOW + DAY_MS);
  expect((await look('article', true)).entry).toEqual({ at: 0, data: 'text' });
});

test('a deleted answer is gone', async () => {
  await keep('', 'article');
  await deleteFromOfflineCache('', 'article', store);
  expect((await look('article', true)).entry).toBeNull();
});

test.each([
  ['of another shape', { shape: 0, at: NOW, data: 1 }],
  ['without a time', { shape: 1, data: 1 }],
  ['with no time that can be', { shape: 1, at: Number.NaN, data: 1 }],
  ['with a text for a time', { shape: 1, at: 'now', data: 1 }],
  ['without data', { shape: 1, at: NOW }],
])('an entry %s counts as none', async (_, damaged) => {
  await store.write(['shelf'], ({ shelf }) => shelf.put({ owner: '', hash: 'article', ...damaged } as never));
  expect((await look('article', true)).entry).toBeNull();
});

test('a phone with the first version of the database gets the offline cache and loses nothing', async () => {
  const first = await openDB(DATABASE_NAME, 1, {
    upgrade(db) {
      db.createObjectStore('facts').put({ sub: 'anna', displayName: 'Anna', signedInAt: 1 }, 'who');
      db.createObjectStore('keys', { keyPath: 'sub' });
      const outbox = db.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
      outbox.createIndex('key', 'action.key', { unique: true });
      outbox.createIndex('sub', 'action.sub');
    },
  });
  first.close();
  await keep('anna', 'orders');
  expect((await look('orders')).entry?.data).toBe('orders');
});
