import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { flushMacrotasks } from '../support/fake-timers.ts';

let page: ReturnType<typeof installFakeBrowser>;
let store: ReturnType<typeof createStore>;
let net: typeof import('../../src/platform/connectivity.ts');
/** Ends the probe that is on its way. */
let endProbe: () => void;
const probe = vi.fn(
  () =>
    new Promise<void>((resolve) => {
      endProbe = resolve;
    }),
);
beforeEach(async () => {
  vi.resetModules();
  probe.mockClear();
  page = installFakeBrowser();
  store = createStore();
  net = await import('../../src/platform/connectivity.ts');
});
const isOnline = () => store.get(net.isOnlineAtom);
/** The probe reports like every other request, then ends. */
const answerProbe = async (isAnswered: boolean) => {
  net.reportReachable(isAnswered);
  endProbe();
  await flushMacrotasks();
};
const loseServer = async () => {
  net.reportReachable(false);
  await answerProbe(false);
};

describe('the page is online', () => {
  it('by default', () => {
    expect(isOnline()).toBe(true);
    net.watchConnectivity(store, probe);
    expect(isOnline()).toBe(true);
  });

  it('only while the browser reports it, from the start', () => {
    Object.assign(navigator, { onLine: false });
    net.watchConnectivity(store, probe);
    expect(isOnline()).toBe(false);
    page.setOnline(true);
    expect(isOnline()).toBe(true);
    page.setOnline(false);
    expect(isOnline()).toBe(false);
  });

  it('only while our server is reachable: a network alone is not enough', async () => {
    net.watchConnectivity(store, probe);
    await loseServer();
    expect(isOnline()).toBe(false);
    page.setOnline(true);
    expect(isOnline()).toBe(false);
    net.reportReachable(true);
    expect(isOnline()).toBe(true);
  });
});

describe('a call without an answer', () => {
  beforeEach(() => net.watchConnectivity(store, probe));

  it('leads to one probe at once, and alone does not make the page offline', async () => {
    net.reportReachable(false);
    expect(probe).toHaveBeenCalledTimes(1);
    expect(isOnline()).toBe(true);
    await answerProbe(true);
    expect(isOnline()).toBe(true);
  });

  it('and a probe without one make the page offline', async () => {
    await loseServer();
    expect(isOnline()).toBe(false);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('among several at the same moment leads to one probe', async () => {
    for (let n = 0; n < 5; n++) net.reportReachable(false);
    expect(probe).toHaveBeenCalledTimes(1);
    await answerProbe(true);
    expect(isOnline()).toBe(true);
  });

  it('is forgotten when another call is answered before the probe', async () => {
    net.reportReachable(false);
    net.reportReachable(true);
    endProbe();
    await flushMacrotasks();
    expect(isOnline()).toBe(true);
  });

  it('leads to another probe after an answer', async () => {
    net.reportReachable(false);
    await answerProbe(true);
    await loseServer();
    expect(probe).toHaveBeenCalledTimes(2);
    expect(isOnline()).toBe(false);
  });

  it('on a hidden page is probed once the page is visible', async () => {
    page.setHidden(true);
    for (let n = 0; n < 3; n++) net.reportReachable(false);
    expect(probe).not.toHaveBeenCalled();
    expect(isOnline()).toBe(true);
    page.setHidden(false);
    expect(probe).toHaveBeenCalledTimes(1);
    await answerProbe(false);
    expect(isOnline()).toBe(false);
  });

  it('on a hidden page is not probed if a later one was answered', () => {
    page.setHidden(true);
    net.reportReachable(false);
    net.reportReachable(true);
    page.setHidden(false);
    expect(probe).not.toHaveBeenCalled();
  });
});

describe('a listener for the reconnection', () => {
  it('is called when the browser is online again, and when our server is reachable again', async () => {
    const back = vi.fn();
    net.onBackOnline(back);
    net.watchConnectivity(store, probe);
    page.setOnline(false);
    expect(back).toHaveBeenCalledTimes(0);
    page.setOnline(true);
    expect(back).toHaveBeenCalledTimes(1);
    await loseServer();
    expect(back).toHaveBeenCalledTimes(1);
    net.reportReachable(true);
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('of the browser’s own event is called, too, when our server is reachable again', async () => {
    const retry = vi.fn();
    addEventListener('online', retry);
    net.watchConnectivity(store, probe);
    await loseServer();
    expect(retry).not.toHaveBeenCalled();
    net.reportReachable(true);
    net.reportReachable(true);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is called once when the network returns before the server: a probe finds out', async () => {
    const back = vi.fn();
    net.onBackOnline(back);
    net.watchConnectivity(store, probe);
    await loseServer();
    page.setOnline(true);
    expect(back).not.toHaveBeenCalled();
    expect(probe).toHaveBeenCalledTimes(2);
    await answerProbe(true);
    expect(back).toHaveBeenCalledTimes(1);
    expect(isOnline()).toBe(true);
  });

  it('is called on a hidden page without a probe, which waits until the page is visible', async () => {
    const back = vi.fn();
    net.onBackOnline(back);
    net.watchConnectivity(store, probe);
    await loseServer();
    page.setHidden(true);
    page.setOnline(true);
    expect(back).toHaveBeenCalledTimes(1);
    expect(probe).toHaveBeenCalledTimes(1);
    page.setHidden(false);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('is not called by every response, nor after a lone call without an answer', async () => {
    const back = vi.fn();
    net.onBackOnline(back);
    net.watchConnectivity(store, probe);
    for (let n = 0; n < 3; n++) net.reportReachable(true);
    net.reportReachable(false);
    await answerProbe(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('is not called after it unsubscribed', () => {
    const back = vi.fn();
    const end = net.onBackOnline(back);
    net.watchConnectivity(store, probe);
    end();
    page.setOnline(true);
    expect(back).not.toHaveBeenCalled();
  });
});

describe('where the browser is online again, and its event was lost', () => {
  let back: ReturnType<typeof vi.fn<() => void>>;
  beforeEach(() => {
    back = vi.fn();
    net.onBackOnline(back);
    net.watchConnectivity(store, probe);
    page.setOnline(false);
    Object.assign(navigator, { onLine: true });
  });

  it.each([
    ['is visible again', () => page.setHidden(false)],
    ['is shown by Back', () => page.showAgain()],
    ['has an answer of our server', () => net.reportReachable(true)],
  ])('the page is online once it %s', (_, happens) => {
    expect(isOnline()).toBe(false);
    happens();
    expect(isOnline()).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
    happens();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('the listener is called once, too, when our server was not reachable before', async () => {
    await loseServer();
    net.reportReachable(true);
    expect(isOnline()).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('TanStack Query goes on, too', async () => {
    vi.stubGlobal('window', { addEventListener, removeEventListener });
    const { onlineManager } = await import('@tanstack/react-query');
    const end = onlineManager.subscribe(() => {});
    page.setOnline(false);
    Object.assign(navigator, { onLine: true });
    expect(onlineManager.isOnline()).toBe(false);
    net.reportReachable(true);
    expect(onlineManager.isOnline()).toBe(true);
    end();
    vi.unstubAllGlobals();
  });

  it('nothing changes as long as the browser still reports that it is offline', () => {
    Object.assign(navigator, { onLine: false });
    page.showAgain();
    net.reportReachable(true);
    expect(isOnline()).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });
});

it('reports before the page watches, as on the server, change nothing', () => {
  net.reportReachable(false);
  expect(isOnline()).toBe(true);
  expect(probe).not.toHaveBeenCalled();
});
