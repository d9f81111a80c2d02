import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateAtom, updateBaseAtom } from '../../src/platform/available-update.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { startServiceWorker } from '../../src/platform/start-service-worker.ts';
import type { PageToWorker } from '../../sw/protocol.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { FAKED_TIMERS, flushMacrotasks } from '../support/fake-timers.ts';

const NEWS = 'what the next build brings';

class FakeWorker extends EventTarget {
  readonly scriptURL = 'https://yhello.test/dev-sw.js?dev-sw';
  state: ServiceWorkerState = 'installing';
  readonly received: string[] = [];
  /** How many of the two files that come later are stored. */
  stored = 2;
  postMessage({ type }: PageToWorker, [port]: MessagePort[] = []) {
    this.received.push(type);
    const all = { stored: this.stored, total: 2 };
    port?.postMessage(type === 'GET_NEWS' ? { line: NEWS } : { essential: all, all });
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn(async () => {});
  /** The browser has found another version, here or in another tab. */
  beginInstallation(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
  endInstallation(state: 'installed' | 'redundant') {
    const worker = this.installing as FakeWorker;
    this.installing = null;
    if (state === 'installed') this.waiting = worker;
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }
}

let store: ReturnType<typeof createStore>;
let registration: FakeRegistration;
let container: EventTarget & { controller: FakeWorker | null };
let reload: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: [...FAKED_TIMERS] });
  installFakeBrowser();
  Object.assign(document, { readyState: 'complete' });
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
    getRegistration: async () => registration,
    ready: new Promise(() => {}),
  });
  Object.assign(navigator, { serviceWorker: container });
  reload = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL('https://yhello.test/'), { reload }));
  vi.stubGlobal('self', globalThis);
  store = createStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that a worker controls, or a first visit. */
async function start({ isControlled }: { isControlled: boolean }) {
  if (isControlled) {
    registration.active = new FakeWorker();
    container.controller = registration.active;
  }
  await startServiceWorker({ store, queryClient: createQueryClient(() => new Promise(() => {})) });
}
const settle = async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  await flushMacrotasks();
};
const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute++) {
    await vi.advanceTimersByTimeAsync(60_000);
    await flushMacrotasks(5);
  }
};
const takeOver = () => {
  container.controller = registration.waiting ?? new FakeWorker();
  registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
};

it('a version that waits is offered with its news, and takes over when the offer is taken', async () => {
  await start({ isControlled: true });
  const worker = registration.beginInstallation();
  expect(store.get(updateAtom)).toBeNull();
  registration.endInstallation('installed');
  await settle();
  expect(store.get(updateAtom)).toMatchObject({ news: NEWS });
  store.get(updateAtom)?.apply();
  expect(worker.received).toEqual(['GET_NEWS', 'SKIP_WAITING']);
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

it('a version that waited before the start is offered', async () => {
  registration.waiting = new FakeWorker();
  await start({ isControlled: true });
  await settle();
  expect(store.get(updateAtom)).toMatchObject({ news: NEWS });
});

it('a worker that is taken off the phone, as when its data is cleared, is no new version', async () => {
  await start({ isControlled: true });
  container.controller = null;
  container.dispatchEvent(new Event('controllerchange'));
  expect(store.get(updateAtom)).toBeNull();
  // The page gets its first worker again, and later another tab takes an update.
  takeOver();
  expect(store.get(updateAtom)).toBeNull();
  takeOver();
  expect(store.get(updateAtom)).not.toBeNull();
});

it('an offer that is put off stays away when its news come late, and another version is offered', async () => {
  await start({ isControlled: true });
  const worker = registration.beginInstallation();
  let tellNews = () => {};
  const answer = worker.postMessage.bind(worker);
  vi.spyOn(worker, 'postMessage').mockImplementation((...message) => {
    tellNews = () => answer(...message);
  });
  registration.endInstallation('installed');
  expect(store.get(updateAtom)).toMatchObject({ news: '' });
  store.set(updateBaseAtom, null);
  tellNews();
  await settle();
  expect(store.get(updateAtom)).toBeNull();
  registration.beginInstallation();
  registration.endInstallation('installed');
  await settle();
  expect(store.get(updateAtom)).toMatchObject({ news: NEWS });
});

it('an offer that is put off comes back when another tab takes the version', async () => {
  await start({ isControlled: true });
  registration.beginInstallation();
  registration.endInstallation('installed');
  await settle();
  store.set(updateBaseAtom, null);
  takeOver();
  expect(store.get(updateAtom)).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
  store.get(updateAtom)?.apply();
  expect(reload).toHaveBeenCalledOnce();
});

it('the first version is not offered: it takes over by itself', async () => {
  await start({ isControlled: false });
  registration.beginInstallation();
  registration.endInstallation('installed');
  takeOver();
  await settle();
  expect(store.get(updateAtom)).toBeNull();
});

describe('while the page is loading', () => {
  let register: ReturnType<typeof vi.fn>;
  beforeEach(() => {
    Object.assign(document, { readyState: 'interactive' });
    registration.beginInstallation();
    register = vi.fn(async () => registration);
    Object.assign(container, { register });
  });

  it('its own files come before those of the worker', async () => {
    void start({ isControlled: false });
    await settle();
    expect(register).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    await settle();
    expect(register).toHaveBeenCalledOnce();
  });

  it('a picture that never comes does not keep the worker from the phone', async () => {
    void start({ isControlled: false });
    await minutes(1);
    expect(register).toHaveBeenCalledOnce();
  });
});

it('a version is offered whose first installation failed in a page that stays open', async () => {
  await start({ isControlled: true });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  registration.update.mockImplementationOnce(async () => void registration.beginInstallation());
  registration.beginInstallation();
  registration.endInstallation('redundant');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registration.update).toHaveBeenCalledOnce();
  registration.endInstallation('installed');
  await settle();
  expect(store.get(updateAtom)).toMatchObject({ news: NEWS });
});

it('a new version is looked for again when looking for it failed, too', async () => {
  await start({ isControlled: true });
  registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
  registration.beginInstallation();
  registration.endInstallation('redundant');
  await minutes(2);
  expect(registration.update).toHaveBeenCalledTimes(2);
  await minutes(60);
  const failed = registration.update.mock.calls.length;
  expect(failed).toBeLessThan(12);
  registration.update.mockResolvedValue();
  await minutes(60);
  expect(registration.update).toHaveBeenCalledTimes(failed + 1);
});

describe('on a full phone', () => {
  const reportFull = () =>
    container.dispatchEvent(new MessageEvent('message', { data: { type: 'STORAGE_FULL' } }));
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };

  it('an installation begins once more by itself, and again when the visitor comes back', async () => {
    await start({ isControlled: true });
    registration.active = container.controller;
    registration.update.mockImplementation(async () => void registration.beginInstallation());
    const fail = () => {
      reportFull();
      registration.endInstallation('redundant');
    };
    registration.beginInstallation();
    fail();
    await minutes(1);
    expect(registration.update).toHaveBeenCalledTimes(1);
    fail();
    await minutes(30);
    expect(registration.update).toHaveBeenCalledTimes(1);
    await comeBack();
    expect(registration.update).toHaveBeenCalledTimes(2);
    fail();
    await comeBack();
    expect(registration.update).toHaveBeenCalledTimes(3);
    registration.endInstallation('installed');
    await settle();
    expect(store.get(updateAtom)).toMatchObject({ news: NEWS });
  });

  it('the expo list is asked for once the visitor has come back', async () => {
    vi.stubGlobal('caches', { match: async () => undefined });
    const fetch = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetch);
    const started = start({ isControlled: true });
    reportFull();
    await started;
    await minutes(30);
    expect(fetch).not.toHaveBeenCalled();
    await comeBack();
    expect(fetch).toHaveBeenCalledOnce();
  });
});

it('a page that is shown again looks for a new version once an hour, and sooner when that failed', async () => {
  await start({ isControlled: true });
  const show = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await flushMacrotasks();
  };
  await show();
  expect(registration.update).not.toHaveBeenCalled();
  await minutes(61);
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show();
  await show();
  await show();
  expect(registration.update).toHaveBeenCalledTimes(2);
});

describe('the files that the first installation left for later', () => {
  let worker: FakeWorker;
  const asked = () => worker.received.filter((type) => type === 'INSTALL_REST').length;
  const saveData = (isSaved: boolean) => Object.assign(navigator, { connection: { saveData: isSaved } });
  beforeEach(async () => {
    Object.assign(container, { ready: Promise.resolve(registration) });
    await start({ isControlled: true });
    worker = container.controller as FakeWorker;
    worker.stored = 1;
  });

  it('are asked for until they are there, with growing waits', async () => {
    await minutes(60);
    expect(asked()).toBeGreaterThan(5);
    expect(asked()).toBeLessThan(12);
    worker.stored = 2;
    await minutes(11);
    const last = asked();
    await minutes(60);
    expect(asked()).toBe(last);
  });

  it('are asked for once data need not be saved any more', async () => {
    saveData(true);
    await minutes(60);
    expect(asked()).toBe(0);
    saveData(false);
    await minutes(11);
    expect(asked()).toBeGreaterThan(0);
  });
});

it('a page whose update another tab took offers to be loaded again, at once', async () => {
  await start({ isControlled: true });
  takeOver();
  expect(store.get(updateAtom)).not.toBeNull();
  store.get(updateAtom)?.apply();
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that the first worker has missed asks it to take over', async () => {
  registration.active = new FakeWorker();
  Object.assign(container, { ready: Promise.resolve(registration) });
  await start({ isControlled: false });
  await settle();
  expect(registration.active.received).toContain('CLAIM_PAGES');
});

describe('the expo list', () => {
  let requests: number;
  /** Whether the worker has stored it, at each look. */
  let looks: (boolean | Error)[];
  beforeEach(() => {
    requests = 0;
    looks = [];
    vi.stubGlobal('caches', {
      match: async () => {
        const found = looks.shift() ?? false;
        if (found instanceof Error) throw found;
        return found ? new Response() : undefined;
      },
    });
    vi.stubGlobal('fetch', async () => {
      // A captive portal answers, too.
      if (requests++ > 0) return new Response('<h1>Welcome to our Wi-Fi</h1>');
      throw new TypeError('Failed to fetch');
    });
  });

  it('is asked for until the worker has stored it', async () => {
    looks = [false, false, new Error('The cache cannot be read'), true];
    await start({ isControlled: true });
    await minutes(60);
    expect(requests).toBe(3);
  });

  it('is asked for with growing waits', async () => {
    await start({ isControlled: true });
    await minutes(1);
    expect(requests).toBe(2);
    await minutes(60);
    expect(requests).toBeLessThan(12);
  });

  it('is asked for once while data must be saved', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await start({ isControlled: true });
    await minutes(60);
    expect(requests).toBe(1);
    Object.assign(navigator, { connection: {} });
    await minutes(11);
    expect(requests).toBeGreaterThan(1);
  });
});
