import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

let page: ReturnType<typeof installFakeBrowser>;
let ask: ReturnType<typeof vi.fn<() => Promise<void>>>;
let noteHeard: (heard: boolean) => void;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  page = installFakeBrowser();
  ask = vi.fn(async () => {});
  const connectivity = await import('../../src/platform/connectivity.ts');
  const { probeWhileOffline } = await import('../../src/platform/reconnect-probe.ts');
  noteHeard = connectivity.reportReachable;
  const store = createStore();
  connectivity.watchConnectivity(store);
  probeWhileOffline(store, ask);
});
afterEach(() => {
  vi.mocked(Math.random).mockRestore();
  vi.useRealTimers();
});
const seconds = (s: number) => vi.advanceTimersByTimeAsync(s * 1000);

describe('a page whose server is silent', () => {
  it('asks for it again, ever more slowly', async () => {
    noteHeard(false);
    const at: number[] = [];
    const start = Date.now();
    ask.mockImplementation(async () => {
      at.push((Date.now() - start) / 1000);
    });
    await seconds(200);
    expect(at).toEqual([3.75, 11.25, 26.25, 56.25, 101.25, 146.25, 191.25]);
  });

  it('rests once it is heard again, and begins anew with short waits', async () => {
    noteHeard(false);
    await seconds(60);
    noteHeard(true);
    ask.mockClear();
    await seconds(3_600);
    expect(ask).not.toHaveBeenCalled();
    noteHeard(false);
    await seconds(4);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while nobody looks, and again when somebody does', async () => {
    page.setHidden(true);
    noteHeard(false);
    await seconds(3_600);
    expect(ask).not.toHaveBeenCalled();
    page.setHidden(false);
    await seconds(60);
    expect(ask.mock.calls.length).toBeGreaterThan(0);
  });
});

it('a page whose server is heard asks nothing', async () => {
  await seconds(3_600);
  expect(ask).not.toHaveBeenCalled();
});
