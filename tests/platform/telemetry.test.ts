import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { failFetch, installFakeFetch } from '../support/fake-fetch.ts';

let telemetry: typeof import('../../src/platform/telemetry.ts');
beforeEach(async () => {
  vi.resetModules();
  installFakeBrowser();
  telemetry = await import('../../src/platform/telemetry.ts');
});

describe('a product event', () => {
  it('reaches every listener', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const end = telemetry.onProductEvent(one);
    telemetry.onProductEvent(other);
    telemetry.track({ name: 'login' });
    end();
    telemetry.track({ name: 'check-in' });
    expect(one.mock.calls).toEqual([[{ name: 'login' }]]);
    expect(other.mock.calls).toEqual([[{ name: 'login' }], [{ name: 'check-in' }]]);
  });

  it('without a listener does nothing', () => {
    expect(() => telemetry.track({ name: 'login' })).not.toThrow();
  });
});

it('with a DSN, the first 20 errors from before the reporter is loaded are stored for it', async () => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@errors.example/1');
  vi.resetModules();
  telemetry = await import('../../src/platform/telemetry.ts');
  const reported: unknown[] = [];
  const startReporter = () => (error: unknown) => void reported.push(error);
  telemetry.startTelemetry(async () => ({ startReporter }));
  for (let i = 0; i < 1_000; i++) telemetry.reportError(i);
  await vi.advanceTimersByTimeAsync(3_000);
  telemetry.reportError('later');
  expect(reported).toEqual([...Array(20).keys(), 'later']);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function startWithDsn() {
  vi.useFakeTimers();
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@errors.example/1');
  vi.resetModules();
  telemetry = await import('../../src/platform/telemetry.ts');
  const { watchConnectivity } = await import('../../src/platform/connectivity.ts');
  const browser = installFakeBrowser();
  watchConnectivity(createStore(), async () => {});
  return browser;
}

it('a reporter that could not be loaded without signal is loaded when the signal is back', async () => {
  const browser = await startWithDsn();
  const reported: unknown[] = [];
  let isReachable = false;
  let loads = 0;
  telemetry.startTelemetry(async () => {
    loads++;
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return { startReporter: () => (error: unknown) => void reported.push(error) };
  });
  telemetry.reportError('early');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported).toEqual([]);
  isReachable = true;
  browser.setOnline(true);
  browser.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual(['early']);
  expect(loads).toBe(2);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('a reporter whose download fails only after the signal is back is loaded again', async () => {
  const browser = await startWithDsn();
  const reported: unknown[] = [];
  let failFirst = (_: unknown) => {};
  let loads = 0;
  telemetry.startTelemetry(async () => {
    if (loads++ === 0) await new Promise((_, fail) => (failFirst = fail));
    return { startReporter: () => (error: unknown) => void reported.push(error) };
  });
  telemetry.reportError('early');
  await vi.advanceTimersByTimeAsync(3_000);
  browser.setOnline(true);
  failFirst(new TypeError('Failed to fetch dynamically imported module'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual(['early']);
  expect(loads).toBe(2);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('without a DSN nothing is reported, loaded or thrown', async () => {
  vi.useFakeTimers();
  const network = installFakeFetch(failFetch);
  telemetry.startTelemetry();
  telemetry.reportError(new Error('A bug'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.requests).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
