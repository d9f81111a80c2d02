import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveActionTime } from '../../server/actions/action-time.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { FAKED_TIMERS } from '../support/fake-timers.ts';
import { htmlResponse, jsonResponse } from '../support/responses.ts';

const T0 = Date.UTC(2026, 10, 21, 2);
const HOUR = 3_600_000;
/** How far the phone's clock is behind. */
const SKEW = 17 * 60_000;

let network: FakeFetch;
/** The server's clock runs with the phone's monotonic clock, however the wall clock is set. */
let trueMs: () => number;
let clock: typeof import('../../src/platform/clock.ts');
beforeEach(async () => {
  vi.useFakeTimers({ now: T0 - SKEW, toFake: [...FAKED_TIMERS] });
  installFakeBrowser();
  const start = performance.now();
  trueMs = () => T0 + performance.now() - start;
  network = installFakeFetch(inTime());
  await startPage();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads the page; stored data stays. */
async function startPage() {
  vi.resetModules();
  clock = await import('../../src/platform/clock.ts');
  await clock.restoreClock();
}
/** Responds with the right time; request and response take the given ms. */
function inTime(...trips: [there: number, back: number][]) {
  let n = 0;
  return () => {
    const [there, back] = trips[n++] ?? [0, 0];
    vi.advanceTimersByTime(there);
    const now = new Date(trueMs()).toISOString();
    vi.advanceTimersByTime(back);
    return jsonResponse(now);
  };
}
const unauthorised = () => jsonResponse({ error: { code: 'UNAUTHORIZED', message: 'x' } }, 401);

describe('the time of the server', () => {
  it('is requested three times, past every cache, without a token', async () => {
    await clock.syncClock();
    expect(network.requestedPaths()).toEqual(Array(3).fill('/api/date/get/utc-date-time'));
    for (const { init, headers } of network.requests) {
      expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit' });
      expect([...headers.keys()]).toEqual([]);
    }
  });

  it('is right even behind a cache that stores what it must not store', async () => {
    const kept = new Map<string, string>();
    const live = inTime();
    network.respond = async ({ url }) => {
      const body = kept.get(url.href) ?? (await live().text());
      kept.set(url.href, body);
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    await clock.syncClock();
    vi.advanceTimersByTime(HOUR);
    await clock.syncClock();
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() });
  });

  it('comes from the fastest of the three responses', async () => {
    network.respond = inTime([100, 3_000], [20, 30], [2_000, 10]);
    await clock.syncClock();
    expect(clock.clockOffsetMs()).toBe(SKEW - 5);
    expect(clock.passTime()).toEqual({ kind: 'good', nowMs: trueMs() - 5, stale: false, isUtcTime: true });
    expect(clock.nowMs()).toBe(trueMs() - 5);
  });

  it('is computed from earlier samples when the network is gone', async () => {
    const once = inTime([40, 40]);
    network.respond = (request) => (network.requests.length === 1 ? once() : failFetch(request));
    await clock.syncClock();
    expect(clock.clockOffsetMs()).toBe(SKEW);
    expect(network.requests).toHaveLength(2);
  });

  it('is restored after a restart without signal', async () => {
    await clock.syncClock();
    network.respond = failFetch;
    vi.advanceTimersByTime(HOUR);
    await startPage();
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs(), isUtcTime: true });
    await clock.syncClock();
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs(), isUtcTime: true });
  });

  it('is right at the next start, too, once the server has set a clock that was a day ahead', async () => {
    const { writeClockRecord } = await import('../../src/sync/clock-store.ts');
    const aheadMs = T0 + 24 * HOUR;
    await writeClockRecord({ offsetMs: SKEW + 24 * HOUR, sampledAtMs: aheadMs, highestMs: aheadMs });
    await startPage();
    expect(clock.passTime()).toMatchObject({ nowMs: trueMs() + 24 * HOUR });
    await clock.syncClock();
    network.respond = failFetch;
    await startPage();
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() });
  });

  it('is that of the page’s own samples, whatever is read from the phone after them', async () => {
    const { writeClockRecord } = await import('../../src/sync/clock-store.ts');
    await clock.syncClock();
    await writeClockRecord({ offsetMs: SKEW + 7, sampledAtMs: T0 + HOUR, highestMs: T0 });
    await clock.restoreClock();
    expect(clock.clockOffsetMs()).toBe(SKEW);
  });

  it('is known also to a phone that stores nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await startPage();
    await clock.syncClock();
    expect(clock.clockOffsetMs()).toBe(SKEW);
  });

  it('counts as stale after a day, and is still used', async () => {
    await clock.syncClock();
    vi.advanceTimersByTime(25 * HOUR);
    expect(clock.passTime()).toMatchObject({ kind: 'good', stale: true, nowMs: trueMs() });
  });

  it('is requested again only when the last sample is more than 10 minutes old', async () => {
    await clock.syncClock();
    vi.advanceTimersByTime(9 * 60_000);
    await clock.syncClockIfOld();
    expect(network.requests).toHaveLength(3);
    vi.advanceTimersByTime(2 * 60_000);
    await clock.syncClockIfOld();
    expect(network.requests).toHaveLength(6);
  });

  it('comes with the spread of deliveries, also for who asks later', async () => {
    network.respond = () => jsonResponse(new Date(trueMs()).toISOString(), 200, { 'x-spread-s': '90' });
    await clock.syncClock();
    const said: number[] = [];
    clock.watchSpread((spreadS) => said.push(spreadS));
    expect(said).toEqual([90]);
    network.respond = () => jsonResponse(new Date(trueMs()).toISOString(), 200, { 'x-spread-s': '30' });
    await clock.syncClock();
    expect(said.at(-1)).toBe(30);
  });
});

describe('without any server time', () => {
  const failures: [string, FakeFetch['respond']][] = [
    ['no network', failFetch],
    ['a captive portal', () => htmlResponse(200)],
    ['a portal that refuses', () => htmlResponse(401)],
    ['a fault of the server', () => jsonResponse({ error: { code: 'INTERNAL_SERVER_ERROR' } }, 500)],
    ['another shape', () => jsonResponse({ now: T0 })],
    ['a text that is no time', () => jsonResponse('soon')],
    ['a time that is none', () => jsonResponse('2026-11-21T02:00:00+99:99')],
    ['a number', () => jsonResponse(T0)],
  ];

  it.each(failures)('a pass cannot be signed: %s', async (_, answer) => {
    network.respond = answer;
    await clock.syncClock();
    expect(clock.passTime().kind).toBe('none');
    expect(clock.clockOffsetMs()).toBeNull();
    expect(clock.nowMs()).toBe(Date.now());
  });

  it.each([...failures, ['a 401', unauthorised] as const])(
    'a failed sample keeps the stored time: %s',
    async (_, answer) => {
      await clock.syncClock();
      network.respond = answer;
      await clock.syncClock();
      expect(clock.passTime()).toEqual({ kind: 'good', nowMs: trueMs(), stale: false, isUtcTime: true });
    },
  );
});

describe('a 401 with nothing stored', () => {
  it('means the phone’s own time, and the pass contains that', async () => {
    network.respond = unauthorised;
    await clock.syncClock();
    expect(network.requests).toHaveLength(1);
    expect(clock.passTime()).toEqual({ kind: 'good', nowMs: Date.now(), stale: false, isUtcTime: false });
  });

  it('has no effect once there is server time', async () => {
    network.respond = unauthorised;
    await clock.syncClock();
    network.respond = inTime();
    await clock.syncClock();
    expect(clock.passTime()).toMatchObject({ nowMs: trueMs(), isUtcTime: true });
  });
});

describe('a device clock that is set', () => {
  it('back between two starts gives no time', async () => {
    await clock.syncClock();
    vi.setSystemTime(Date.now() - HOUR);
    await startPage();
    expect(clock.passTime()).toEqual({ kind: 'set-back', isUtcTime: true });
  });

  it('to the right time between two starts gives screen and actions that time', async () => {
    // The phone is a day ahead until it asks its network.
    vi.setSystemTime(T0 + 24 * HOUR);
    await clock.syncClock();
    vi.setSystemTime(trueMs());
    await startPage();
    expect([clock.nowMs(), clock.clockOffsetMs()]).toEqual([trueMs(), 0]);
    const tap = { tappedAt: Date.now(), offsetMs: clock.clockOffsetMs(), sentAt: Date.now() };
    expect(resolveActionTime(tap, trueMs())).toEqual({ tappedAtMs: trueMs(), trust: 'confirmed' });
  });

  it('back between two starts gives screen and actions no time that is certainly over', async () => {
    await clock.syncClock();
    const reachedMs = trueMs();
    vi.setSystemTime(Date.now() - 24 * HOUR);
    await startPage();
    vi.advanceTimersByTime(HOUR);
    expect(clock.nowMs()).toBe(reachedMs);
    expect(Date.now() + (clock.clockOffsetMs() ?? 0)).toBe(reachedMs);
    const tap = { tappedAt: Date.now(), offsetMs: clock.clockOffsetMs(), sentAt: Date.now() };
    expect(resolveActionTime(tap, trueMs())).toEqual({ tappedAtMs: trueMs(), trust: 'elapsed' });
  });

  it.each([-HOUR, HOUR])('by %i ms while samples are taken does not change the time', async (ms) => {
    const right = inTime();
    network.respond = () => {
      const answer = right();
      if (network.requests.length === 2) vi.setSystemTime(Date.now() + ms);
      return answer;
    };
    await clock.syncClock();
    expect(clock.passTime()).toMatchObject({ kind: 'good', nowMs: trueMs() });
  });

  it('again and again gives no time rather than a wrong one', async () => {
    network.respond = () => {
      vi.setSystemTime(Date.now() - HOUR);
      return jsonResponse(new Date(trueMs()).toISOString());
    };
    await clock.syncClock();
    expect(clock.passTime().kind).toBe('none');
  });
});
