import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { FAKED_TIMERS, flushMacrotasks, waitUntil } from '../support/fake-timers.ts';
import { jsonResponse } from '../support/responses.ts';

const T0 = Date.UTC(2026, 10, 21, 2);
const HOUR = 3_600_000;
const SKEW = -90_000;

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let clock: typeof import('../../src/platform/clock.ts');
let store: ReturnType<typeof createStore>;
/** Lets real time pass. The wall clock can be set, the monotonic clock cannot. */
let trueMs: () => number;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: T0 - SKEW, toFake: [...FAKED_TIMERS] });
  page = installFakeBrowser();
  const start = performance.now();
  trueMs = () => T0 + performance.now() - start;
  network = installFakeFetch(() => jsonResponse(new Date(trueMs()).toISOString()));
  clock = await import('../../src/platform/clock.ts');
  store = createStore();
  await clock.syncClock();
  network.requests.length = 0;
  clock.watchClock(store);
});
afterEach(() => {
  vi.useRealTimers();
});

const run = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await flushMacrotasks();
};
const setClock = (byMs: number) => vi.setSystemTime(Date.now() + byMs);
const today = () => store.get(clock.todayAtom);
const stored = async () => (await import('../../src/sync/clock-store.ts')).readClockRecord();

describe('while the page is visible', () => {
  it.each([-48 * HOUR, -HOUR, -3_000, 3_000, HOUR, 48 * HOUR])(
    'a clock that is set by %i ms is followed, also without signal',
    async (ms) => {
      network.respond = failFetch;
      await run(5_000);
      setClock(ms);
      await run(1_000);
      expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() });
      expect(await stored()).toMatchObject({ offsetMs: SKEW - ms });
    },
  );

  it('a device clock that is set leads to new samples', async () => {
    await run(60_000);
    expect(network.requests).toEqual([]);
    setClock(HOUR);
    await run(1_000);
    await waitUntil(() => network.requests.length === 3);
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() });
  });

  it('a change that new samples already contain is not corrected twice', async () => {
    await run(5_300);
    setClock(HOUR);
    await clock.syncClock();
    network.respond = failFetch;
    await run(2_000);
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() });
  });

  it('the highest time is stored once a minute, for the next start', async () => {
    await run(30_000);
    await run(60_000);
    const before = (await stored())?.highestMs ?? 0;
    expect(trueMs() - before).toBeLessThanOrEqual(60_000);
    expect(before).toBeGreaterThan(T0 + 29_000);
  });
});

describe('while the page is hidden', () => {
  /** The system stops timers, and on many phones the monotonic clock too. */
  const sleep = (ms: number) => setClock(ms);

  it('time that passes in sleep counts', async () => {
    network.respond = failFetch;
    page.setHidden(true);
    sleep(HOUR);
    page.setHidden(false);
    await run(1_000);
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() + HOUR });
  });

  it('time that passes in sleep counts also where the page hears of it only after waking', async () => {
    network.respond = failFetch;
    sleep(HOUR);
    page.setHidden(true);
    page.setHidden(false);
    await run(1_000);
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() + HOUR });
  });

  it('on return new samples are taken after 10 minutes, not before', async () => {
    page.setHidden(true);
    await run(5 * 60_000);
    page.setHidden(false);
    await flushMacrotasks();
    expect(network.requests).toEqual([]);
    page.setHidden(true);
    await run(6 * 60_000);
    expect(network.requests).toEqual([]);
    page.setHidden(false);
    await waitUntil(() => network.requests.length === 3);
  });
});

it('a clock that is set after the page was hidden and is visible again is followed', async () => {
  network.respond = failFetch;
  page.setHidden(true);
  page.setHidden(false);
  await run(2_000);
  setClock(HOUR);
  await run(1_000);
  expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() });
});

describe('a device clock that is set while the page is hidden', () => {
  it('leads to new samples once the page is visible', async () => {
    page.setHidden(true);
    setClock(-HOUR);
    await run(10_000);
    expect(network.requests).toEqual([]);
    page.setHidden(false);
    await waitUntil(() => network.requests.length === 3);
    await run(10_000);
    expect(network.requests.length).toBe(3);
  });
});

it('two reasons for samples at the same moment lead to one set of samples', async () => {
  await Promise.all([clock.syncClock(), clock.syncClock()]);
  expect(network.requests.length).toBe(3);
});

it('samples are not taken again on return if they are less than 10 minutes old', async () => {
  await run(9 * 60_000);
  await clock.syncClockIfOld();
  expect(network.requests).toEqual([]);
  await run(2 * 60_000);
  await clock.syncClockIfOld();
  expect(network.requests.length).toBe(3);
});

describe('the day', () => {
  it('is that of Kuala Lumpur by the server’s clock, and changes at its midnight', async () => {
    expect(today()).toBe('2026-11-21');
    const midnight = Date.parse('2026-11-21T16:00:00Z');
    await run(midnight - trueMs() - 1_000);
    expect(today()).toBe('2026-11-21');
    await run(2_000);
    expect(today()).toBe('2026-11-22');
    await run(24 * HOUR);
    expect(today()).toBe('2026-11-23');
  });

  it("does not change while the page is hidden: it would request a new day's content", async () => {
    page.setHidden(true);
    await run(24 * HOUR);
    expect(today()).toBe('2026-11-21');
    page.setHidden(false);
    expect(today()).toBe('2026-11-22');
  });

  it('is known also to a page that is opened in the background', async () => {
    vi.resetModules();
    page.setHidden(true);
    clock = await import('../../src/platform/clock.ts');
    store = createStore();
    clock.watchClock(store);
    expect(today()).toBe('2026-11-21');
  });

  it('is right after the server’s first answer to a phone whose clock is days ahead', async () => {
    vi.resetModules();
    setClock(48 * HOUR);
    clock = await import('../../src/platform/clock.ts');
    store = createStore();
    clock.watchClock(store);
    expect(today()).toBe('2026-11-23');
    await clock.syncClock();
    await run(1_000);
    expect(today()).toBe('2026-11-21');
  });

  it('is right on return after a night', async () => {
    network.respond = failFetch;
    page.setHidden(true);
    setClock(24 * HOUR);
    page.setHidden(false);
    expect(today()).toBe('2026-11-22');
  });
});
