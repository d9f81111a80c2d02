import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { PHONE_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { readIdentity } from '../../src/sync/identity-store.ts';
import { createAction, enqueue, listEntries, NotSignedIn } from '../../src/sync/outbox.ts';
import { actionOf, storeIdentity } from '../support/action.fixture.ts';

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});

const onPhone = (itemId: string = crypto.randomUUID()) =>
  createAction(
    'shopping-list.tick',
    { itemId, isTicked: true },
    { sub: PHONE_SUB, deviceMs: 1, offsetMs: null },
  );
const keysOf = async (sub: string, database = store) =>
  (await listEntries(sub, database)).map(({ action }) => action.key);

test('what was done before the sign-in becomes the visitor’s, once and in its order', async () => {
  const actions = [onPhone(), onPhone(), onPhone()];
  for (const action of actions) await enqueue(action, store);
  expect(await keysOf(PHONE_SUB)).toHaveLength(3);
  await storeIdentity('anna', store);
  expect(await keysOf('anna')).toEqual(actions.map(({ key }) => key));
  expect(await keysOf(PHONE_SUB)).toEqual([]);
  await storeIdentity('anna', store);
  expect(await keysOf('anna')).toHaveLength(3);
});

test('what was done before the sign-in comes after what the visitor had left waiting here', async () => {
  await storeIdentity('anna', store);
  const waiting = actionOf();
  await enqueue(waiting, store);
  await beginSignOut('anna', 'keep', store);
  const later = onPhone();
  await enqueue(later, store);
  await storeIdentity('anna', store);
  expect(await keysOf('anna')).toEqual([waiting.key, later.key]);
});

test('a page that is killed while it stores the sign-in has stored it with the actions, or nothing', async () => {
  const action = onPhone();
  await enqueue(action, store);
  const killed = createDatabase();
  const original = IDBObjectStore.prototype.put;
  // The last write of the transaction.
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    const request = original.call(this, value, key);
    if (this.name === 'outbox') this.transaction.abort();
    return request;
  });
  await expect(storeIdentity('anna', killed)).rejects.toThrow();
  spy.mockRestore();
  const next = createDatabase();
  expect(await readIdentity(next)).toBeNull();
  expect(await keysOf(PHONE_SUB, next)).toEqual([action.key]);
  await storeIdentity('anna', next);
  // Killed right after that: nothing more needs to be done.
  const last = createDatabase();
  expect(await keysOf('anna', last)).toEqual([action.key]);
  expect(await keysOf(PHONE_SUB, last)).toEqual([]);
});

test('a tap on a page that does not know of the sign-in yet is the visitor’s', async () => {
  await storeIdentity('anna', store);
  const action = onPhone();
  await enqueue(action, store);
  expect(await keysOf('anna')).toEqual([action.key]);
});

test('what needs an account is not stored without one', async () => {
  await expect(enqueue(actionOf({ sub: PHONE_SUB }), store)).rejects.toThrow(NotSignedIn);
});
