import 'fake-indexeddb/auto';
import { createHmac } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { isPassKeyRefused, readPassKey, readStoredPassKey, storePassKey } from '../../src/sync/pass-key.ts';
import { storeIdentity } from '../support/action.fixture.ts';

const SECRET = 'wq3Gk-secret-of-anna';

let store: Database;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
  await storeIdentity('anna', store);
});

test('the stored key signs as the secret itself would', async () => {
  expect(await storePassKey('anna', 'kid-1', SECRET, store)).toBe(true);
  const found = await readPassKey('anna', createDatabase());
  if (!found) throw new Error('no key');
  expect(found.kid).toBe('kid-1');
  const signature = await crypto.subtle.sign('HMAC', found.key, new TextEncoder().encode('pass'));
  expect(Buffer.from(signature)).toEqual(createHmac('sha256', SECRET).update('pass').digest());
});

test('the stored key cannot be read back', async () => {
  await storePassKey('anna', 'kid-1', SECRET, store);
  const key = (await readPassKey('anna', store))?.key as CryptoKey;
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow();
});

test('a key that arrives after the sign-out is not stored', async () => {
  await beginSignOut('anna', 'keep', store);
  expect(await storePassKey('anna', 'kid-1', SECRET, store)).toBe(false);
  expect(await readPassKey('anna', store)).toBeNull();
});

test('a key of the previous visitor is not stored for the next one', async () => {
  await storeIdentity('ben', store);
  expect(await storePassKey('anna', 'kid-1', SECRET, store)).toBe(false);
});

test('a stored record without a usable key is none', async () => {
  await store.write(['keys'], ({ keys }) => keys.put({ sub: 'anna', kid: 'kid-1', key: {} as CryptoKey }));
  expect(await readPassKey('anna', store)).toBeNull();
});

describe('a key that cannot be stored', () => {
  let refusal: { mockRestore(): void };
  const refuse = (errorName: string) => {
    refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No', errorName);
    });
  };
  afterEach(async () => {
    refusal.mockRestore();
    await storePassKey('anna', 'kid-1', SECRET, store);
  });

  test('signs while the app is open, in a browser that stores no keys', async () => {
    refuse('DataCloneError');
    expect(await storePassKey('anna', 'kid-1', SECRET, store)).toBe(false);
    const found = await readPassKey('anna', store);
    expect(found).toMatchObject({ kid: 'kid-1', key: { extractable: false } });
    expect(isPassKeyRefused()).toBe(true);
    expect(await readStoredPassKey('anna', store)).toBeNull();
    expect(await readPassKey('ben', store)).toBeNull();
  });

  test('is forgotten with the sign-out', async () => {
    refuse('DataCloneError');
    await storePassKey('anna', 'kid-1', SECRET, store);
    refusal.mockRestore();
    await beginSignOut('anna', 'discard', store);
    await vi.waitFor(() => expect(isPassKeyRefused()).toBe(false));
    expect(await readPassKey('anna', store)).toBeNull();
  });

  test('is stored once there is room', async () => {
    refuse('QuotaExceededError');
    await storePassKey('anna', 'kid-2', SECRET, store);
    expect(isPassKeyRefused()).toBe(false);
    expect(await readPassKey('anna', store)).toMatchObject({ kid: 'kid-2' });
    expect(await readStoredPassKey('anna', store)).toBeNull();
    refusal.mockRestore();
    await readPassKey('anna', store);
    await vi.waitFor(async () =>
      expect(await readStoredPassKey('anna', store)).toMatchObject({ kid: 'kid-2' }),
    );
  });

  test('gives way to a newer key that is stored', async () => {
    refuse('DataCloneError');
    await storePassKey('anna', 'kid-1', SECRET, store);
    refusal.mockRestore();
    expect(await storePassKey('anna', 'kid-2', SECRET, store)).toBe(true);
    expect(isPassKeyRefused()).toBe(false);
    expect(await readPassKey('anna', store)).toMatchObject({ kid: 'kid-2' });
  });

  test('is not stored over the newer key of another tab, which counts from then on', async () => {
    refuse('QuotaExceededError');
    await storePassKey('anna', 'kid-1', SECRET, store);
    refusal.mockRestore();
    const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    await store.write(['keys'], ({ keys }) => keys.put({ sub: 'anna', kid: 'kid-2', key }));
    await readPassKey('anna', store);
    // Transactions on the same records run one after the other: this one comes after the other try.
    await store.write(['facts', 'keys'], async () => {});
    expect(await readStoredPassKey('anna', store)).toMatchObject({ kid: 'kid-2' });
    expect(await readPassKey('anna', store)).toMatchObject({ kid: 'kid-2' });
  });
});
