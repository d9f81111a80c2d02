import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyResults } from '../../src/sync/apply-results.ts';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { clearTombstone, readIdentity, readTombstone, writeIdentity } from '../../src/sync/identity-store.ts';
import { enqueue, listEntries } from '../../src/sync/outbox.ts';
import { readPassKey, storePassKey } from '../../src/sync/pass-key.ts';
import { actionOf, storeIdentity } from '../support/action.fixture.ts';

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});

const statesOf = async (sub: string) => (await listEntries(sub, store)).map((entry) => entry.state);

/** Anna with a pass key and one action of each state. */
async function annaWithEverything(): Promise<void> {
  await storeIdentity('anna', store);
  await storePassKey('anna', 'kid-1', 'secret', store);
  const [sent, refused] = [actionOf(), actionOf()];
  for (const action of [sent, refused, actionOf()]) await enqueue(action, store);
  const verdicts = [
    { key: sent.key, verdict: 'done', rev: 1, answer: 'anna was here' },
    { key: refused.key, verdict: 'refused', rev: 2, reason: 'expo-unknown' },
  ] as const;
  await applyResults(verdicts, store, 5);
}

test('nobody is signed in on a new phone', async () => {
  expect(await readIdentity(store)).toBeNull();
  expect(await readTombstone(store)).toBeNull();
});

test('the identity survives a restart', async () => {
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 7 }, store);
  expect(await readIdentity(createDatabase())).toEqual({ sub: 'anna', displayName: 'Anna', signedInAt: 7 });
});

test('a damaged identity counts as none', async () => {
  await store.write(['facts'], ({ facts }) => facts.put({ sub: 5 }, 'who'));
  expect(await readIdentity(store)).toBeNull();
});

test('a forced sign-out deletes identity, pass key and sent actions, and keeps undelivered ones', async () => {
  await annaWithEverything();
  await beginSignOut('anna', 'keep', store, 9);
  expect(await readIdentity(store)).toBeNull();
  expect(await readTombstone(store)).toEqual({ sub: 'anna', at: 9 });
  expect(await readPassKey('anna', store)).toBeNull();
  expect(await statesOf('anna')).toEqual(['refused', 'waiting']);
});

test('a sign-in deletes what others had sent, and keeps what they still have to send', async () => {
  await annaWithEverything();
  await writeIdentity({ sub: 'ben', displayName: 'Ben', signedInAt: 9 }, store);
  expect(await statesOf('anna')).toEqual(['refused', 'waiting']);
  // Her own again.
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 10 }, store);
  expect(await statesOf('anna')).toEqual(['refused', 'waiting']);
});

test('a sign-in keeps what the same visitor had sent', async () => {
  await annaWithEverything();
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 9 }, store);
  expect(await statesOf('anna')).toEqual(['sent', 'refused', 'waiting']);
});

test("the visitor's own sign-out can leave nothing in the outbox", async () => {
  await annaWithEverything();
  await beginSignOut('anna', 'discard', store);
  expect(await statesOf('anna')).toEqual([]);
});

test('a sign-out that cannot be finished changes nothing', async () => {
  await annaWithEverything();
  const cutOff: Database = {
    ...store,
    write: (names, work) =>
      store.write(names, async (stores) => {
        await work(stores);
        throw new Error('killed');
      }),
  };
  await expect(beginSignOut('anna', 'discard', cutOff)).rejects.toThrow('killed');
  expect(await readIdentity(store)).not.toBeNull();
  expect(await readTombstone(store)).toBeNull();
  expect(await statesOf('anna')).toHaveLength(3);
});

test("a late sign-out of one visitor does not end the next visitor's session", async () => {
  await annaWithEverything();
  await storeIdentity('ben', store);
  await storePassKey('ben', 'kid-2', 'other', store);
  await beginSignOut('anna', 'discard', store);
  expect(await readIdentity(store)).toMatchObject({ sub: 'ben' });
  expect(await readTombstone(store)).toBeNull();
  expect(await readPassKey('ben', store)).toMatchObject({ kid: 'kid-2' });
  expect(await statesOf('anna')).toEqual([]);
});

test("a new sign-in deletes the tombstone and the previous visitor's pass key", async () => {
  await annaWithEverything();
  await beginSignOut('anna', 'keep', store);
  await storeIdentity('anna', store);
  await storePassKey('anna', 'kid-1', 'secret', store);
  await storeIdentity('ben', store);
  expect(await readTombstone(store)).toBeNull();
  expect(await readPassKey('anna', store)).toBeNull();
});

test('a tombstone stays until it is cleared', async () => {
  await storeIdentity('anna', store);
  await beginSignOut('anna', 'keep', store);
  expect(await readTombstone(createDatabase())).not.toBeNull();
  await clearTombstone(store);
  expect(await readTombstone(store)).toBeNull();
});
