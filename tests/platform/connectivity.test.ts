import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

let page: ReturnType<typeof installFakeBrowser>;
let store: ReturnType<typeof createStore>;
let net: typeof import('../../src/platform/connectivity.ts');
beforeEach(async () => {
  vi.resetModules();
  page = installFakeBrowser();
  store = createStore();
  net = await import('../../src/platform/connectivity.ts');
});
const isOnline = () => store.get(net.isOnlineAtom);

describe('the page is online', () => {
  it('by default', () => {
    expect(isOnline()).toBe(true);
    net.watchConnectivity(store);
    expect(isOnline()).toBe(true);
  });

  it('only while the browser reports it, from the start', () => {
    Object.assign(navigator, { onLine: false });
    net.watchConnectivity(store);
    expect(isOnline()).toBe(false);
    page.setOnline(true);
    expect(isOnline()).toBe(true);
    page.setOnline(false);
    expect(isOnline()).toBe(false);
  });

  it('only while our server is reachable: a network alone is not enough', () => {
    net.watchConnectivity(store);
    net.reportReachable(false);
    expect(isOnline()).toBe(false);
    page.setOnline(true);
    expect(isOnline()).toBe(false);
    net.reportReachable(true);
    expect(isOnline()).toBe(true);
  });
});

describe('a listener for the reconnection', () => {
  it('is called when the browser is online again, and when our server is reachable again', () => {
    const back = vi.fn();
    net.onBackOnline(back);
    net.watchConnectivity(store);
    page.setOnline(false);
    expect(back).toHaveBeenCalledTimes(0);
    page.setOnline(true);
    expect(back).toHaveBeenCalledTimes(1);
    net.reportReachable(false);
    expect(back).toHaveBeenCalledTimes(1);
    net.reportReachable(true);
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('is not called by every response', () => {
    const back = vi.fn();
    net.onBackOnline(back);
    net.watchConnectivity(store);
    for (let n = 0; n < 3; n++) net.reportReachable(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('is not called after it unsubscribed', () => {
    const back = vi.fn();
    const end = net.onBackOnline(back);
    net.watchConnectivity(store);
    end();
    page.setOnline(true);
    expect(back).not.toHaveBeenCalled();
  });
});

it('reports before the page watches, as on the server, change nothing', () => {
  net.reportReachable(false);
  expect(isOnline()).toBe(true);
});
