import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refetchAtLaterTime } from '../../src/app/on-later-time.ts';
import { setToday, watchClock } from '../../src/platform/clock.ts';
import { browserOnlineAtom } from '../../src/platform/connectivity.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { failFetch, installFakeFetch } from '../support/fake-fetch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let page: ReturnType<typeof installFakeBrowser>;
let store: ReturnType<typeof createStore>;
let client: QueryClient;
let asked: unknown[];
let ends: (() => void)[];
beforeEach(async () => {
  // Noon at the venue.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 4) });
  page = installFakeBrowser();
  installFakeFetch(failFetch);
  store = createStore();
  asked = [];
  client = createQueryClient(async ([name]) => asked.push(name));
  watchClock(store);
  const show = (name: string, staleTime: number) =>
    new QueryObserver(client, { queryKey: [name], staleTime }).subscribe(() => {});
  ends = [
    refetchAtLaterTime({ store, queryClient: client }),
    show('stale', MINUTE_MS / 2),
    show('fresh', 48 * HOUR_MS),
  ];
  await client.prefetchQuery({ queryKey: ['gone from the screen'], staleTime: 0 });
  asked = [];
});
afterEach(() => {
  for (const end of ends) end();
  client.clear();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function hideFor(ms: number) {
  page.setHidden(true);
  await pass(ms);
  expect(asked).toEqual([]);
  page.setHidden(false);
  await pass(0);
}

it('a page refetches the stale queries that it shows after an hour hidden, and not after a minute', async () => {
  await hideFor(MINUTE_MS);
  expect(asked).toEqual([]);
  await hideFor(HOUR_MS);
  expect(asked).toEqual(['stale']);
});

it('it does so, too, if the timers of the phone stood still', async () => {
  page.setHidden(true);
  vi.setSystemTime(Date.now() + HOUR_MS);
  page.setHidden(false);
  await pass(0);
  expect(asked).toEqual(['stale']);
});

it('a page that is visible at midnight asks once, and one that is hidden once it is shown', async () => {
  await pass(12 * HOUR_MS - 1);
  expect(asked).toEqual([]);
  await pass(MINUTE_MS);
  expect(asked).toEqual(['stale']);
  asked = [];
  await hideFor(24 * HOUR_MS);
  expect(asked).toEqual(['stale']);
});

it('a page without signal asks nothing, and one that was stopped neither', async () => {
  store.set(browserOnlineAtom, false);
  await hideFor(HOUR_MS);
  expect(asked).toEqual([]);
  store.set(browserOnlineAtom, true);
  ends[0]?.();
  await hideFor(HOUR_MS);
  setToday(store, '2026-11-23');
  await pass(0);
  expect(asked).toEqual([]);
});
