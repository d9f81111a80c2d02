import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { FAKED_TIMERS, flushMacrotasks } from '../support/fake-timers.ts';
import { jsonResponse } from '../support/responses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 2), toFake: [...FAKED_TIMERS] });
  page = installFakeBrowser();
  network = installFakeFetch(() => jsonResponse(new Date().toISOString()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await flushMacrotasks();
};

/** A launch, up to the time at which the page is idle. */
async function launch() {
  const clock = await import('../../src/platform/clock.ts');
  const { watchConnectivity } = await import('../../src/platform/connectivity.ts');
  const { probeServer } = await import('../../src/platform/http.ts');
  const { keepClockKnown } = await import('../../src/platform/keep-clock-known.ts');
  const store = createStore();
  watchConnectivity(store, probeServer);
  await clock.restoreClock();
  clock.watchClock(store);
  void clock.syncClock();
  keepClockKnown(store);
  return clock;
}

it('a first answer that is lost is asked for again while the page stays open', async () => {
  network.respond = () => {
    if (network.requests.length === 1) throw new TypeError('Failed to fetch');
    return jsonResponse(new Date().toISOString());
  };
  const clock = await launch();
  await pass(20_000);
  expect(clock.passTime()).toMatchObject({ kind: 'good', stale: false });
  const { length } = network.requests;
  await pass(60 * 60_000);
  expect(network.requests.length).toBe(length);
});

it('a stored offset that could not be read at the start is read again, without signal', async () => {
  const before = await import('../../src/platform/clock.ts');
  await before.syncClock();
  vi.resetModules();
  const { sharedDatabase } = await import('../../src/sync/database.ts');
  const busy = new Error('busy');
  vi.spyOn(sharedDatabase, 'read').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
  network.respond = () => {
    throw new TypeError('Failed to fetch');
  };
  const clock = await launch();
  expect(clock.passTime().kind).toBe('none');
  await pass(20_000);
  expect(clock.passTime().kind).toBe('good');
});

it('an offset that gets old while the page is open is taken again, and not on a hidden page', async () => {
  const clock = await launch();
  await pass(1_000);
  page.setHidden(true);
  const { length } = network.requests;
  for (let hour = 0; hour < 26; hour++) await pass(DAY_MS / 24);
  expect(network.requests.length).toBe(length);
  page.setHidden(false);
  await pass(1_000);
  for (let hour = 0; hour < 26; hour++) await pass(DAY_MS / 24);
  expect(clock.passTime()).toMatchObject({ kind: 'good', stale: false });
});
