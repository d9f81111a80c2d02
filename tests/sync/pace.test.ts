import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPace, writePace } from '../../src/sync/pace.ts';
import { createStore, type Store } from '../../src/sync/store.ts';

let store: Store;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createStore();
});

test('a phone that never heard from the server spreads over 60 s', async () => {
  expect(await readPace(store)).toEqual({ spreadS: 60, notBeforeMs: 0 });
});

test('what the server said last is remembered, each part by itself', async () => {
  await writePace({ spreadS: 120 }, store);
  await writePace({ notBeforeMs: 9_000 }, store);
  expect(await readPace(createStore())).toEqual({ spreadS: 120, notBeforeMs: 9_000 });
});

test('a damaged pace counts as none', async () => {
  await store.write(['facts'], ({ facts }) => facts.put({ spreadS: -1 }, 'pace'));
  expect(await readPace(store)).toEqual({ spreadS: 60, notBeforeMs: 0 });
});
