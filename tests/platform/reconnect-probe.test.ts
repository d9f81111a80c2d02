import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

let page: ReturnType<typeof installFakeBrowser>;
let ask: ReturnType<typeof vi.fn<() => Promise<void>>>;
let reportReachable: (isReachable: boolean) => void;
/** A call and the probe after it have no answer. */
let loseServer: () => Promise<void>;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  page = installFakeBrowser();
  ask = vi.fn(async () => {});
  const connectivity = await import('../../src/platform/connectivity.ts');
  const { probeWhileOffline } = await import('../../src/platform/reconnect-probe.ts');
  reportReachable = connectivity.reportReachable;
  const store = createStore();
  connectivity.watchConnectivity(store, async () => {});
  loseServer = async () => {
    reportReachable(false);
    await vi.advanceTimersByTimeAsync(0);
  };
  probeWhileOffline(store, ask);
});
afterEach(() => {
  vi.mocked(Math.random).mockRestore();
  vi.useRealTimers();
});
const seconds = (s: number) => vi.advanceTimersByTimeAsync(s * 1000);

describe('a page whose server is unreachable', () => {
  it('probes it again, with growing waits', async () => {
    await loseServer();
    const at: number[] = [];
    const start = Date.now();
    ask.mockImplementation(async () => {
      at.push((Date.now() - start) / 1000);
    });
    await seconds(200);
    expect(at).toEqual([3.75, 11.25, 26.25, 56.25, 101.25, 146.25, 191.25]);
  });

  it('stops once it is reachable, and starts with short waits the next time', async () => {
    await loseServer();
    await seconds(60);
    reportReachable(true);
    ask.mockClear();
    await seconds(3_600);
    expect(ask).not.toHaveBeenCalled();
    await loseServer();
    await seconds(4);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not probe while it is hidden, and does so once as soon as it is visible', async () => {
    await loseServer();
    page.setHidden(true);
    await seconds(3_600);
    expect(ask).not.toHaveBeenCalled();
    page.setHidden(false);
    expect(ask).toHaveBeenCalledTimes(1);
    await seconds(60);
    expect(ask.mock.calls.length).toBeGreaterThan(1);
  });
});

it('a page whose server is reachable does not probe', async () => {
  await seconds(3_600);
  expect(ask).not.toHaveBeenCalled();
});
