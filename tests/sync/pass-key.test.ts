import 'fake-indexeddb/auto';
import { createHmac } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { readPassKey, storePassKey } from '../../src/sync/pass-key.ts';
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
