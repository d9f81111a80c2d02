import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { readClockRecord, writeClockRecord } from '../../src/sync/clock-store.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});

const first = { offsetMs: 40, sampledAtMs: 1_000, highestMs: 1_000 };

test('a new phone has no record', async () => {
  expect(await readClockRecord(store)).toBeNull();
});

test('a record comes back as it was written', async () => {
  await writeClockRecord(first, store);
  expect(await readClockRecord(createDatabase())).toEqual(first);
});

test('a newer sample replaces an older one, even with a lower highest time', async () => {
  await writeClockRecord({ ...first, highestMs: 900_000 }, store);
  const younger = { offsetMs: -5, sampledAtMs: 2_000, highestMs: 2_000 };
  await writeClockRecord(younger, store);
  expect(await readClockRecord(store)).toEqual(younger);
});

test('a tab with an older sample does not replace a newer one', async () => {
  const younger = { offsetMs: -5, sampledAtMs: 2_000, highestMs: 2_000 };
  await writeClockRecord(younger, store);
  await writeClockRecord({ ...first, highestMs: 90_000 }, store);
  expect(await readClockRecord(store)).toEqual(younger);
});

test('a new sample replaces one from the future, of a server whose clock was wrong', async () => {
  await writeClockRecord({ offsetMs: 86_400_000, sampledAtMs: 86_401_000, highestMs: 86_461_000 }, store);
  await writeClockRecord(first, store);
  expect(await readClockRecord(store)).toEqual(first);
});

test('the highest time seen with a sample never goes down', async () => {
  await writeClockRecord({ ...first, highestMs: 60_000 }, store);
  await writeClockRecord({ ...first, highestMs: 30_000 }, store);
  expect(await readClockRecord(store)).toEqual({ ...first, highestMs: 60_000 });
});

test('a damaged record counts as none', async () => {
  await store.write(['facts'], ({ facts }) => facts.put({ offsetMs: 'soon' }, 'clock'));
  expect(await readClockRecord(store)).toBeNull();
  await writeClockRecord(first, store);
  expect(await readClockRecord(store)).toEqual(first);
});
