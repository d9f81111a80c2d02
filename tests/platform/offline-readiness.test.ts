import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  followOfflineReadiness,
  offlineReadinessAtom,
  reportStorageFull,
  setVenueProgress,
} from '../../src/platform/offline-readiness.ts';
import { sharedDatabase } from '../../src/sync/database.ts';
import { storePassKey } from '../../src/sync/pass-key.ts';
import { storeIdentity } from '../support/action.fixture.ts';
import { eventually } from '../support/eventually.ts';

let asked: number;
let whileAsked: () => void;
let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  whileAsked = () => {};
  const getRegistration = async () => {
    asked++;
    whileAsked();
    return undefined;
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('following the installation', () => {
  it('asks again while there is no worker yet', async () => {
    const end = followOfflineReadiness(createStore());
    await vi.advanceTimersByTimeAsync(3_500);
    expect(asked).toBe(4);
    end();
  });

  it('pauses while the page is hidden', async () => {
    const end = followOfflineReadiness(createStore());
    await vi.advanceTimersByTimeAsync(500);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(asked).toBe(3);
    end();
  });

  it('ends with the screen that shows it, also in the middle of a question', async () => {
    const end = followOfflineReadiness(createStore());
    await vi.advanceTimersByTimeAsync(500);
    whileAsked = end;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(2);
  });
});

describe('what the pass says about opening without signal', () => {
  const files = (stored: number, total: number) => ({ essential: { stored, total }, all: { stored, total } });
  const worker = (status: object) =>
    Object.assign(new EventTarget(), {
      postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(status),
    });
  const phoneWith = (status: object | null) =>
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => (status ? { active: worker(status) } : undefined) },
    });
  const readiness = async (prepare: (store: ReturnType<typeof createStore>) => void = () => {}) => {
    vi.useRealTimers();
    const store = createStore();
    prepare(store);
    const end = followOfflineReadiness(store);
    await eventually(() => expect(store.get(offlineReadinessAtom).state).not.toBe('unknown'));
    end();
    return store.get(offlineReadinessAtom);
  };

  it('is that it works only when the worker’s files and everything for the expo are stored', async () => {
    phoneWith(files(20, 20));
    setVenueProgress(async () => ({ stored: 5, total: 5 }));
    expect(await readiness()).toEqual({ state: 'ready' });
    setVenueProgress(async () => ({ stored: 4, total: 5 }));
    expect(await readiness()).toEqual({ state: 'preparing', share: 24 / 25 });
    setVenueProgress(async () => null);
    expect(await readiness()).toMatchObject({ state: 'preparing' });
  });

  it('is that it is getting ready also between two attempts to install', async () => {
    setVenueProgress(async () => ({ stored: 5, total: 5 }));
    phoneWith(null);
    expect(await readiness()).toMatchObject({ state: 'preparing', share: 5 / 6 });
  });

  it('is why it cannot, on a full phone and in a browser without workers', async () => {
    phoneWith(files(3, 20));
    expect(await readiness(reportStorageFull)).toEqual({ state: 'storage-full' });
    vi.stubGlobal('navigator', {});
    expect(await readiness()).toEqual({ state: 'no-worker' });
  });

  it('is that the phone is full until the visitor comes back, perhaps with more room', async () => {
    phoneWith(files(3, 20));
    expect(
      await readiness((full) => {
        reportStorageFull(full);
        page.hidden = true;
        page.dispatchEvent(new Event('visibilitychange'));
      }),
    ).toEqual({ state: 'storage-full' });
    page.hidden = false;
    expect(
      await readiness((full) => {
        reportStorageFull(full);
        page.dispatchEvent(new Event('visibilitychange'));
      }),
    ).toMatchObject({ state: 'preparing' });
  });

  it('is why it cannot, at an address without https and where nothing can be stored', async () => {
    phoneWith(files(20, 20));
    setVenueProgress(async () => Promise.reject(new Error('No storage')));
    expect(await readiness()).toEqual({ state: 'storage-refused' });
    vi.stubGlobal('isSecureContext', false);
    expect(await readiness()).toEqual({ state: 'insecure-address' });
  });

  it('is why it cannot, in a browser that does not store the key of the pass', async () => {
    phoneWith(files(20, 20));
    setVenueProgress(async () => ({ stored: 4, total: 5 }));
    vi.useRealTimers();
    await storeIdentity('anna', sharedDatabase);
    const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('A key', 'DataCloneError');
    });
    await storePassKey('anna', 'kid', 'secret');
    expect(await readiness()).toEqual({ state: 'key-refused' });
    refusal.mockRestore();
    await storePassKey('anna', 'kid', 'secret');
    expect(await readiness()).toMatchObject({ state: 'preparing' });
  });

  it('is that it is getting ready while the worker that has every file is not active', async () => {
    setVenueProgress(async () => ({ stored: 5, total: 5 }));
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ installing: worker(files(20, 20)) }) },
    });
    expect(await readiness()).toEqual({ state: 'preparing', share: 25 / 26 });
  });
});
