import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribe } from '../../src/sync/broadcast.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { storeWorkerError, takeWorkerErrors } from '../../src/sync/worker-errors.ts';

let database: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  database = createDatabase();
});

const report = (line: number) => [
  { type: 'Error', message: '', frames: [{ file: '/sw.js', line, column: 1 }] },
];
const lines = async () => (await takeWorkerErrors(database)).map(([error]) => error?.frames[0]?.line);

test('a phone without errors of the worker has none to report', async () => {
  expect(await takeWorkerErrors(database)).toEqual([]);
});

test('an error that the worker stored outlives the worker, and is taken once', async () => {
  await storeWorkerError(report(1), database);
  await storeWorkerError(report(2), database);
  await database.close();
  database = createDatabase();
  expect(await lines()).toEqual([1, 2]);
  expect(await lines()).toEqual([]);
});

test('only the last 20 errors are kept', async () => {
  for (let line = 1; line <= 30; line++) await storeWorkerError(report(line), database);
  expect(await lines()).toEqual(Array.from({ length: 20 }, (_, i) => i + 11));
});

test('two pages that ask at once report each error once', async () => {
  for (const line of [1, 2, 3]) await storeWorkerError(report(line), database);
  const taken = await Promise.all([takeWorkerErrors(database), takeWorkerErrors(createDatabase())]);
  expect(taken.flat()).toHaveLength(3);
});

test('an open page is notified of an error at once', async () => {
  const topic = new Promise((resolve) => subscribe(resolve));
  await storeWorkerError(report(1), database);
  expect(await topic).toBe('worker-errors');
});

test('a damaged record counts as none', async () => {
  await database.write(['facts'], ({ facts }) => facts.put({ a: 1 }, 'worker-errors'));
  expect(await takeWorkerErrors(database)).toEqual([]);
});
