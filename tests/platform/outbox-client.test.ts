import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { visitorEnquiry } from '../support/enquiry.fixture.ts';
import { eventually } from '../support/eventually.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch, respondFromServer } from '../support/fake-fetch.ts';
import { flushMacrotasks, waitUntil } from '../support/fake-timers.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../support/test-server.ts';

const EXPO = { expoId: 'expo-baby-fair-kl' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let page: ReturnType<typeof installFakeBrowser>;
let network: FakeFetch;
let online: FakeFetch['respond'];
let store: ReturnType<typeof createStore>;
let outbox: typeof import('../../src/platform/outbox-client.ts');
let session: typeof import('../../src/platform/session/session-state.ts');
let identityStore: typeof import('../../src/sync/identity-store.ts');
let visitors = 0;
let sub: string;
beforeEach(async () => {
  vi.resetModules();
  // The day of the sample expos: on any other the server refuses a check-in.
  vi.useFakeTimers({ now: TEST_NOW_MS, toFake: ['Date'] });
  page = installFakeBrowser();
  online = respondFromServer(server);
  network = installFakeFetch(online);
  server.clock.nowMs = TEST_NOW_MS;
  store = createStore();
  outbox = await import('../../src/platform/outbox-client.ts');
  session = await import('../../src/platform/session/session-state.ts');
  identityStore = await import('../../src/sync/identity-store.ts');
  const { watchConnectivity } = await import('../../src/platform/connectivity.ts');
  watchConnectivity(store, async () => {});
  // Each test has its own visitor, because the server keeps its data.
  sub = `visitor-${++visitors}`;
  return () => {
    store.set(session.sessionAtom, session.signedOutSession);
    vi.useRealTimers();
  };
});

async function signIn(as = sub, mustSignInToSend = false) {
  if (!mustSignInToSend) page.setTokenCookies(as);
  await identityStore.writeIdentity({ sub: as, displayName: as, signedInAt: 1 });
  store.set(session.sessionAtom, {
    ...session.signedOutSession,
    isAuth: true,
    sub: as,
    displayName: as,
    mustSignInToSend,
  });
}
const states = () => store.get(outbox.outboxEntriesAtom).map(({ state }) => state);
const tap = () => outbox.dispatchAction('expo.check-in', EXPO);

describe('an action', () => {
  it('is stored on the phone before it is sent, and then the server has it', async () => {
    await signIn();
    outbox.startOutbox(store);
    network.respond = failFetch;
    await tap();
    expect(states()).toEqual(['waiting']);
    expect(store.get(outbox.waitingCountAtom)).toBe(1);
    await waitUntil(() => network.requests.length === 1);
    network.respond = online;
    outbox.sendNow();
    await eventually(() => expect(states()).toEqual(['sent']));
    const { runQuery } = await import('../../src/platform/trpc-client.ts');
    expect(await runQuery('businesses.expos.myCheckIns', undefined)).toMatchObject([EXPO]);
    expect(store.get(outbox.outboxEntriesAtom)[0]).toMatchObject({
      action: { sub, input: null },
      answer: { expoId: EXPO.expoId },
      rev: expect.any(Number),
    });
  });

  it('is shown as soon as it is stored, however long a reading takes', async () => {
    await signIn();
    outbox.startOutbox(store);
    await outbox.reloadOutbox();
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const endless = vi.spyOn(sharedDatabase, 'read').mockReturnValue(new Promise(() => {}));
    await tap();
    endless.mockRestore();
    expect(states()).toEqual(['waiting']);
  });

  it('is shown once, also if it was read before the tap has ended', async () => {
    await signIn();
    outbox.startOutbox(store);
    network.respond = failFetch;
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const write = sharedDatabase.write.bind(sharedDatabase);
    const slow = vi.spyOn(sharedDatabase, 'write').mockImplementation(async (...args) => {
      const written = await write(...args);
      await outbox.reloadOutbox();
      return written;
    });
    await tap();
    slow.mockRestore();
    expect(states()).toEqual(['waiting']);
  });

  it('is refused by the server with a reason, and can be retried or discarded', async () => {
    await signIn();
    outbox.startOutbox(store);
    await outbox.dispatchAction('expo.check-in', { expoId: 'no-such-expo' });
    await eventually(() => expect(states()).toEqual(['refused']));
    const entry = () => store.get(outbox.outboxEntriesAtom)[0];
    const refused = entry();
    expect(refused).toMatchObject({ reason: 'expo-unknown' });
    const key = await outbox.retryAction(refused?.action.key ?? '');
    expect(entry()?.action.key).toBe(key);
    expect(key).not.toBe(refused?.action.key);
    expect(await outbox.retryAction(refused?.action.key ?? '')).toBeNull();
    await eventually(() => expect(states()).toEqual(['refused']));
    await outbox.discardAction(entry()?.action.key ?? '');
    expect(states()).toEqual([]);
  });

  it('is not stored when nobody is signed in', async () => {
    outbox.startOutbox(store);
    await expect(tap()).rejects.toMatchObject({ name: 'NotSignedIn', message: 'Nobody is signed in' });
  });

  it('is stored without a sign-in if it is open, and belongs to no account', async () => {
    store.set(session.sessionAtom, session.signedOutSession);
    outbox.startOutbox(store);
    const key = await outbox.dispatchAction('enquiry.send', visitorEnquiry());
    await eventually(() => expect(store.get(outbox.openEntriesAtom)[0]?.state).toBe('sent'));
    expect(network.requestedPaths()).toContain('/trpc/actions.deliverOpen');
    expect(states()).toEqual([]);
    // The next visitor sees it, but it does not belong to them.
    await signIn();
    await flushMacrotasks();
    expect(states()).toEqual([]);
    expect(store.get(outbox.openEntriesAtom)).toMatchObject([
      { action: { key, sub: ANONYMOUS_SUB, input: null } },
    ]);
  });

  it('belongs to the signed-in visitor, even before the session is restored', async () => {
    outbox.startOutbox(store);
    await identityStore.writeIdentity({ sub, displayName: sub, signedInAt: 1 });
    await outbox.dispatchAction('enquiry.send', visitorEnquiry());
    expect(store.get(outbox.openEntriesAtom)).toEqual([]);
    const { listWaiting } = await import('../../src/sync/outbox.ts');
    expect(await listWaiting(sub)).toMatchObject([{ action: { sub, name: 'enquiry.send' } }]);
  });

  it('throws when the phone cannot store it', async () => {
    await signIn();
    outbox.startOutbox(store);
    await flushMacrotasks();
    await (await import('../../src/sync/database.ts')).sharedDatabase.close();
    vi.stubGlobal('indexedDB', undefined);
    await expect(tap()).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(states()).toEqual([]);
  });
});

describe('storage that the browser has lost', () => {
  const lose = async () => {
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { StorageUnavailable } = await import('../../src/sync/storage-unavailable.ts');
    const problem = new StorageUnavailable('lost');
    const spies = [
      vi.spyOn(sharedDatabase, 'read').mockRejectedValue(problem),
      vi.spyOn(sharedDatabase, 'write').mockRejectedValue(problem),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  };
  const isLost = async () =>
    store.get((await import('../../src/platform/available-update.ts')).isStorageLostAtom);

  it('offers to load the page again after a tap, until it can be read', async () => {
    await signIn();
    outbox.startOutbox(store);
    await flushMacrotasks();
    expect(await isLost()).toBe(false);
    const find = await lose();
    await expect(tap()).rejects.toMatchObject({ reason: 'lost' });
    await eventually(async () => expect(await isLost()).toBe(true));
    find();
    // A reading that began before may end after the next one.
    await eventually(async () => {
      await outbox.reloadOutbox();
      expect(await isLost()).toBe(false);
    });
  });

  it('is not what a newer version, a full phone or a phone without storage is taken for', async () => {
    await signIn();
    outbox.startOutbox(store);
    await flushMacrotasks();
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { StorageUnavailable } = await import('../../src/sync/storage-unavailable.ts');
    for (const reason of ['newer', 'full', 'missing'] as const) {
      const failing = vi.spyOn(sharedDatabase, 'read').mockRejectedValue(new StorageUnavailable(reason));
      await outbox.reloadOutbox();
      failing.mockRestore();
      expect(await isLost()).toBe(false);
    }
  });

  it('is not offered for a reading that ends after a later one could be read', async () => {
    await signIn();
    outbox.startOutbox(store);
    await flushMacrotasks();
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { StorageUnavailable } = await import('../../src/sync/storage-unavailable.ts');
    let fail = (_: Error) => {};
    const hangs = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const hanging = vi.spyOn(sharedDatabase, 'read').mockReturnValue(hangs);
    const early = outbox.reloadOutbox();
    hanging.mockRestore();
    await outbox.reloadOutbox();
    fail(new StorageUnavailable('hangs'));
    await early;
    expect(await isLost()).toBe(false);
  });

  it('is noticed when a refused action is tried again or removed, too', async () => {
    await signIn();
    outbox.startOutbox(store);
    await flushMacrotasks();
    await lose();
    await expect(outbox.discardAction('any')).rejects.toMatchObject({ reason: 'lost' });
    expect(await isLost()).toBe(true);
  });
});

describe('a double tap', () => {
  const wish = (isWished: boolean) => outbox.dispatchAction('wishlist.set', { slug: 'cot', isWished });
  const stored = () => store.get(outbox.outboxEntriesAtom).length;

  it('stores an action once, before and just after it is stored', async () => {
    await signIn();
    outbox.startOutbox(store);
    network.respond = failFetch;
    const [key, again] = await Promise.all([tap(), tap()]);
    expect(again).toBe(key);
    expect(await tap()).toBe(key);
    expect(states()).toEqual(['waiting']);
  });

  it('of two different actions stores both, and the first of them again after that', async () => {
    await signIn();
    outbox.startOutbox(store);
    network.respond = failFetch;
    await Promise.all([wish(true), wish(false), wish(true)]);
    expect(stored()).toBe(3);
  });

  it('whose first action was discarded meanwhile stores it again', async () => {
    await signIn();
    outbox.startOutbox(store);
    network.respond = failFetch;
    const key = await tap();
    const { applyResults } = await import('../../src/sync/apply-results.ts');
    await applyResults([{ key, verdict: 'refused', rev: 1, reason: 'too-many' }]);
    await outbox.discardAction(key);
    await tap();
    expect(states()).toEqual(['waiting']);
  });

  it('whose first action could not be stored is tried again', async () => {
    outbox.startOutbox(store);
    await expect(tap()).rejects.toThrow();
    await signIn();
    network.respond = failFetch;
    await tap();
    expect(stored()).toBe(1);
  });
});

/** As another tab or the worker does it: this page only gets the message. */
const storeElsewhere = async () => {
  const { enqueue, createAction } = await import('../../src/sync/outbox.ts');
  const { broadcast } = await import('../../src/sync/broadcast.ts');
  await enqueue(createAction('expo.check-in', EXPO, { sub, deviceMs: Date.now(), offsetMs: null }));
  broadcast('outbox');
};
/** A started page whose first reading and delivery run have ended. */
const startedAndIdle = async () => {
  const { sharedDatabase } = await import('../../src/sync/database.ts');
  const read = vi.spyOn(sharedDatabase, 'read');
  outbox.startOutbox(store);
  let before: number;
  do {
    before = read.mock.calls.length;
    await flushMacrotasks(200);
  } while (!store.get(outbox.isOutboxReadAtom) || read.mock.calls.length > before);
  read.mockRestore();
};

describe('waiting actions are sent', () => {
  const waiting = async () => {
    await signIn();
    await storeElsewhere();
  };
  const sent = () => eventually(() => expect(states()).toEqual(['sent']));

  it('at the start', async () => {
    await waiting();
    outbox.startOutbox(store);
    await sent();
  });

  it('when their visitor signs in', async () => {
    outbox.startOutbox(store);
    await waiting();
    await sent();
  });

  it('when the page becomes visible', async () => {
    await signIn();
    network.respond = failFetch;
    outbox.startOutbox(store);
    await tap();
    await waitUntil(() => network.requests.length === 1);
    network.respond = online;
    page.setHidden(true);
    page.setHidden(false);
    await sent();
  });

  it('when the phone is online again', async () => {
    await signIn();
    // The spread of a hall, which other tests cover.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    outbox.startOutbox(store);
    await tap();
    await sent();
    // Nothing is on its way any more: what another tab stores waits for a reason to be sent.
    await flushMacrotasks(200);
    await storeElsewhere();
    await eventually(() => expect(states().toSorted()).toEqual(['sent', 'waiting']));
    page.setOnline(false);
    page.setOnline(true);
    await eventually(() => expect(states()).toEqual(['sent', 'sent']));
    vi.mocked(Math.random).mockRestore();
  });

  it('when the visitor has signed in again to send it', async () => {
    await signIn(sub, true);
    outbox.startOutbox(store);
    await tap();
    await flushMacrotasks(200);
    expect(states()).toEqual(['waiting']);
    expect(store.get(session.sessionAtom).mustSignInToSend).toBe(true);
    await signIn();
    await sent();
  });
});

it('The spread of deliveries that the server says with its time is stored', async () => {
  const clock = await import('../../src/platform/clock.ts');
  const { readThrottle } = await import('../../src/sync/delivery-throttle.ts');
  network.respond = () =>
    new Response(JSON.stringify(new Date(TEST_NOW_MS).toISOString()), {
      headers: { 'content-type': 'application/json', 'x-spread-s': '90' },
    });
  await clock.syncClock();
  outbox.startOutbox(store);
  await eventually(async () => expect(await readThrottle()).toMatchObject({ spreadS: 90 }));
});

describe('the list', () => {
  it('keeps what waits when there are no tokens, which is reported', async () => {
    const { onSessionProblem } = await import('../../src/platform/session/session-problems.ts');
    const problems: string[] = [];
    onSessionProblem((problem) => problems.push(problem));
    await signIn();
    page.cookies.clear();
    outbox.startOutbox(store);
    await tap();
    await eventually(() => expect(problems).toContain('no-tokens'));
    expect(store.get(session.sessionAtom).isAuth).toBe(true);
    expect(states()).toEqual(['waiting']);
  });

  it('follows what another tab or the worker did', async () => {
    await signIn();
    network.respond = failFetch;
    await startedAndIdle();
    await storeElsewhere();
    await eventually(() => expect(states()).toEqual(['waiting']));
  });

  /** What ends the transactions of a page that is left. */
  const abortReads = async () => {
    const { runningTransactions } = await import('../../src/sync/database.ts');
    await waitUntil(() => runningTransactions.size > 0);
    (await import('../../src/sync/abort-on-pagehide.ts')).abortRunningTransactions();
  };

  it('is not read again for a tap of this page', async () => {
    await signIn();
    network.respond = failFetch;
    await startedAndIdle();
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { writeThrottle } = await import('../../src/sync/delivery-throttle.ts');
    // No delivery, which reads its queue.
    await writeThrottle({ notBeforeMs: Date.now() + 60_000 });
    await flushMacrotasks(200);
    const read = vi.spyOn(sharedDatabase, 'read');
    const readings = () => read.mock.calls.filter(([names]) => names.join() === 'outbox').length;
    await tap();
    await flushMacrotasks(200);
    expect([states(), readings()]).toEqual([['waiting'], 0]);
    read.mockRestore();
  });

  it('stays as it was when it cannot be read', async () => {
    await signIn();
    network.respond = failFetch;
    outbox.startOutbox(store);
    await tap();
    await flushMacrotasks();
    const reading = outbox.reloadOutbox();
    await abortReads();
    await reading;
    expect(states()).toEqual(['waiting']);
    expect(store.get(outbox.isOutboxUnreadableAtom)).toBe(false);
  });

  it('counts as unreadable, not as empty, until it was read for the first time', async () => {
    await signIn();
    network.respond = failFetch;
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const failing = vi.spyOn(sharedDatabase, 'read').mockRejectedValue(new Error('Not now'));
    outbox.startOutbox(store);
    const isUnreadable = () => store.get(outbox.isOutboxUnreadableAtom);
    await eventually(() => expect(isUnreadable()).toBe(true));
    await outbox.reloadOutbox();
    expect(isUnreadable()).toBe(true);
    failing.mockRestore();
    await outbox.reloadOutbox();
    expect(isUnreadable()).toBe(false);
  });

  it('that could not be read is read with the next action that is stored', async () => {
    await signIn();
    // Nothing is delivered, so that no result is a reason to read it.
    network.respond = () => new Promise(() => {});
    const { createAction, enqueue } = await import('../../src/sync/outbox.ts');
    const before = { sub, deviceMs: Date.now(), offsetMs: 0 };
    await enqueue(createAction('wishlist.set', { slug: 'cot', isWished: true }, before));
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { StorageUnavailable } = await import('../../src/sync/storage-unavailable.ts');
    const failing = vi.spyOn(sharedDatabase, 'read').mockRejectedValue(new StorageUnavailable('hangs'));
    outbox.startOutbox(store);
    await eventually(() => expect(store.get(outbox.isOutboxUnreadableAtom)).toBe(true));
    failing.mockRestore();
    await tap();
    expect(store.get(outbox.isOutboxUnreadableAtom)).toBe(false);
    expect(states()).toEqual(['waiting', 'waiting']);
  });

  it('of open actions stays as it was when it cannot be read', async () => {
    network.respond = failFetch;
    outbox.startOutbox(store);
    await outbox.dispatchAction('enquiry.send', visitorEnquiry());
    const working = indexedDB;
    await (await import('../../src/sync/database.ts')).sharedDatabase.close();
    vi.stubGlobal('indexedDB', undefined);
    await outbox.reloadOutbox();
    vi.stubGlobal('indexedDB', working);
    expect(store.get(outbox.openEntriesAtom)).toHaveLength(1);
  });

  describe('of a page that got no message of what another tab did is read again', () => {
    /** Another tab's delivery, without the message that a frozen page does not get. */
    const deliverElsewhere = async (key: string) => {
      const { createDatabase } = await import('../../src/sync/database.ts');
      await createDatabase().write(['outbox'], async (stores) => {
        const entry = await stores.outbox.index('key').get(key);
        if (entry) await stores.outbox.put({ ...entry, state: 'sent', rev: 1 });
      });
    };
    const noDeliveryBefore = async (notBeforeMs: number) => {
      await (await import('../../src/sync/delivery-throttle.ts')).writeThrottle({ notBeforeMs });
    };
    const delivered = async () => {
      await signIn();
      await noDeliveryBefore(Date.now() + 60_000);
      outbox.startOutbox(store);
      const key = await tap();
      await outbox.reloadOutbox();
      await deliverElsewhere(key);
      await flushMacrotasks();
      expect(states()).toEqual(['waiting']);
    };
    const seen = () => eventually(() => expect(states()).toEqual(['sent']));

    it('when it becomes visible', async () => {
      await delivered();
      page.setHidden(true);
      page.setHidden(false);
      await seen();
    });

    it('when the browser shows it after Back', async () => {
      await delivered();
      page.showAgain();
      await seen();
    });

    it('after its own delivery', async () => {
      await delivered();
      await noDeliveryBefore(0);
      outbox.sendNow();
      await seen();
    });
  });

  it('shows nothing of a visitor who has signed out, even while it was being read', async () => {
    await signIn();
    network.respond = failFetch;
    outbox.startOutbox(store);
    await tap();
    const late = outbox.reloadOutbox();
    store.set(session.sessionAtom, session.signedOutSession);
    const shown: number[] = [];
    store.sub(outbox.outboxEntriesAtom, () => shown.push(states().length));
    await late;
    await flushMacrotasks();
    expect(states()).toEqual([]);
    expect(shown.every((count) => count === 0)).toBe(true);
  });
});

describe('whether a sign-out would delete actions', () => {
  it('is read from the database, before the outbox is started', async () => {
    network.respond = failFetch;
    await signIn();
    expect(await outbox.hasUnsent()).toBe(false);
    await outbox.dispatchAction('expo.check-in', EXPO);
    expect(store.get(outbox.waitingCountAtom)).toBe(0);
    expect(await outbox.hasUnsent()).toBe(true);
  });

  it('is false when all is sent while it is looked for', async () => {
    network.respond = failFetch;
    await signIn();
    const key = await outbox.dispatchAction('expo.check-in', EXPO);
    const { applyResults } = await import('../../src/sync/apply-results.ts');
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { read } = sharedDatabase;
    let isSent = false;
    const reading = vi.spyOn(sharedDatabase, 'read').mockImplementation(async (names, work) => {
      const found = await read(names, work);
      if (isSent || !names.some((name) => String(name) === 'outbox')) return found;
      isSent = true;
      await applyResults([{ key, verdict: 'done', rev: 1, answer: null }]);
      return found;
    });
    expect(await outbox.hasUnsent()).toBe(false);
    reading.mockRestore();
  });

  it('is false for the next visitor, and without one', async () => {
    await signIn();
    await outbox.dispatchAction('expo.check-in', EXPO);
    await signIn(`${sub}-next`);
    expect(await outbox.hasUnsent()).toBe(false);
    await (await import('../../src/sync/begin-sign-out.ts')).beginSignOut(`${sub}-next`, 'keep');
    expect(await outbox.hasUnsent()).toBe(false);
  });

  it('counts refused ones, which stay until the visitor decides', async () => {
    await signIn();
    const key = await tap();
    const { applyResults } = await import('../../src/sync/apply-results.ts');
    await applyResults([{ key, verdict: 'refused', rev: 1, reason: 'too-many' }]);
    expect(await outbox.hasUnsent()).toBe(true);
    await outbox.discardAction(key);
    expect(await outbox.hasUnsent()).toBe(false);
  });

  it('is not known when the outbox cannot be read', async () => {
    await signIn();
    await tap();
    await (await import('../../src/sync/database.ts')).sharedDatabase.close();
    vi.stubGlobal('indexedDB', undefined);
    await expect(outbox.hasUnsent()).rejects.toMatchObject({ name: 'StorageUnavailable' });
  });
});
