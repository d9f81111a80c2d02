import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { readThrottle, writeThrottle } from '../../src/sync/delivery-throttle.ts';

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});

/** Before anything is known of server and connection. */
const unknown = { spreadS: 60, notBeforeMs: 0, maxActions: 50 };

test('before any response of the server deliveries are spread over 60 s', async () => {
  expect(await readThrottle(store)).toEqual(unknown);
});

test("the server's last figures are stored, each independently", async () => {
  await writeThrottle({ spreadS: 120 }, store);
  await writeThrottle({ notBeforeMs: 9_000 }, store);
  await writeThrottle({ maxActions: 6 }, store);
  expect(await readThrottle(createDatabase())).toEqual({ spreadS: 120, notBeforeMs: 9_000, maxActions: 6 });
});

test('what is stored already is not written again: taps wait for each writing', async () => {
  await writeThrottle({ spreadS: 120, maxActions: 6 }, store);
  const write = vi.spyOn(store, 'write');
  await writeThrottle({ maxActions: 6 }, store);
  await writeThrottle({ spreadS: 120, maxActions: 6, notBeforeMs: 0 }, store);
  expect(write).not.toHaveBeenCalled();
  await writeThrottle({ maxActions: 5 }, store);
  expect((await readThrottle(store)).maxActions).toBe(5);
});

test('a damaged record counts as none', async () => {
  await store.write(['facts'], ({ facts }) => facts.put({ spreadS: -1 }, 'pace'));
  expect(await readThrottle(store)).toEqual(unknown);
});

test('a record of an earlier version keeps its times', async () => {
  await store.write(['facts'], ({ facts }) => facts.put({ spreadS: 90, notBeforeMs: 5 }, 'pace'));
  expect(await readThrottle(store)).toEqual({ spreadS: 90, notBeforeMs: 5, maxActions: 50 });
});
