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
let outbox: typeof import('../../src/platform/outbox.ts');
let session: typeof import('../../src/platform/session/session-state.ts');
let who: typeof import('../../src/sync/identity-store.ts');
let visitors = 0;
let sub: string;
beforeEach(async () => {
  vi.resetModules();
  // The day on which the sample expos take place: on any other a check-in is refused.
  vi.useFakeTimers({ now: TEST_NOW_MS, toFake: ['Date'] });
  page = installFakeBrowser();
  online = respondFromServer(server);
  network = installFakeFetch(online);
  server.clock.nowMs = TEST_NOW_MS;
  store = createStore();
  outbox = await import('../../src/platform/outbox.ts');
  session = await import('../../src/platform/session/session-state.ts');
  who = await import('../../src/sync/identity-store.ts');
  const { watchConnectivity } = await import('../../src/platform/connectivity.ts');
  watchConnectivity(store);
  // Each test has a visitor of its own: the server remembers.
  sub = `visitor-${++visitors}`;
  return () => {
    store.set(session.sessionAtom, session.signedOutSession);
    vi.useRealTimers();
  };
});

async function signIn(as = sub, mustSignInToSend = false) {
  if (!mustSignInToSend) page.setTokenCookies(as);
  await who.writeIdentity({ sub: as, displayName: as, signedInAt: 1 });
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

describe('what a visitor does', () => {
  it('is safe on the phone before it is sent, and then the server has it', async () => {
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

  it('is refused by the server with a reason, and can be tried again or given up', async () => {
    await signIn();
    outbox.startOutbox(store);
    await outbox.dispatchAction('expo.check-in', { expoId: 'no-such-expo' });
    await eventually(() => expect(states()).toEqual(['refused']));
    const entry = () => store.get(outbox.outboxEntriesAtom)[0];
    const refused = entry();
    expect(refused).toMatchObject({ reason: 'expo-unknown' });
    await outbox.retryAction(refused?.action.key ?? '');
    expect(entry()?.action.key).not.toBe(refused?.action.key);
    await eventually(() => expect(states()).toEqual(['refused']));
    await outbox.discardAction(entry()?.action.key ?? '');
    expect(states()).toEqual([]);
  });

  it('is not taken when nobody is signed in', async () => {
    outbox.startOutbox(store);
    await expect(tap()).rejects.toThrow('Nobody is signed in');
  });

  it('is taken all the same if it is open, and belongs to nobody', async () => {
    store.set(session.sessionAtom, session.signedOutSession);
    outbox.startOutbox(store);
    const key = await outbox.dispatchAction('enquiry.send', visitorEnquiry());
    await eventually(() => expect(store.get(outbox.openEntriesAtom)[0]?.state).toBe('sent'));
    expect(network.requestedPaths()).toContain('/trpc/actions.deliverOpen');
    expect(states()).toEqual([]);
    // It stays in sight for whoever comes next, and is not theirs.
    await signIn();
    await flushMacrotasks();
    expect(states()).toEqual([]);
    expect(store.get(outbox.openEntriesAtom)).toMatchObject([
      { action: { key, sub: ANONYMOUS_SUB, input: null } },
    ]);
  });

  it('is the visitor’s own if they are signed in, also while the page does not know it yet', async () => {
    outbox.startOutbox(store);
    await who.writeIdentity({ sub, displayName: sub, signedInAt: 1 });
    await outbox.dispatchAction('enquiry.send', visitorEnquiry());
    expect(store.get(outbox.openEntriesAtom)).toEqual([]);
    const { listWaiting } = await import('../../src/sync/outbox.ts');
    expect(await listWaiting(sub)).toMatchObject([{ action: { sub, name: 'enquiry.send' } }]);
  });

  it('is not taken, and the caller hears it, when the phone cannot store', async () => {
    await signIn();
    outbox.startOutbox(store);
    await flushMacrotasks();
    await (await import('../../src/sync/database.ts')).sharedDatabase.close();
    vi.stubGlobal('indexedDB', undefined);
    await expect(tap()).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(states()).toEqual([]);
  });
});

describe('what waits is sent', () => {
  const waiting = async () => {
    await signIn();
    const { enqueue, createAction } = await import('../../src/sync/outbox.ts');
    await enqueue(createAction('expo.check-in', EXPO, { sub, deviceMs: Date.now(), offsetMs: null }));
  };
  const sent = () => eventually(() => expect(states()).toEqual(['sent']));

  it('at the start', async () => {
    await waiting();
    outbox.startOutbox(store);
    await sent();
  });

  it('when its visitor appears', async () => {
    outbox.startOutbox(store);
    await waiting();
    await sent();
  });

  it('when the page comes into sight', async () => {
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

describe('the list', () => {
  it('says that a sign-in is needed when there are no tokens', async () => {
    await signIn();
    page.cookies.clear();
    outbox.startOutbox(store);
    await tap();
    await eventually(() => expect(store.get(session.sessionAtom).mustSignInToSend).toBe(true));
    expect(store.get(session.sessionAtom).isAuth).toBe(true);
    expect(states()).toEqual(['waiting']);
  });

  it('follows what another tab or the worker did', async () => {
    await signIn();
    network.respond = failFetch;
    outbox.startOutbox(store);
    const { enqueue, createAction } = await import('../../src/sync/outbox.ts');
    await enqueue(createAction('expo.check-in', EXPO, { sub, deviceMs: Date.now(), offsetMs: null }));
    await eventually(() => expect(states()).toEqual(['waiting']));
  });

  it('shows nothing of a visitor who has gone, also when it was being read just then', async () => {
    await signIn();
    network.respond = failFetch;
    outbox.startOutbox(store);
    await tap();
    const late = outbox.reloadOutbox();
    store.set(session.sessionAtom, session.signedOutSession);
    await late;
    await flushMacrotasks();
    expect(states()).toEqual([]);
  });
});

describe('whether something waits', () => {
  it('is known from what is stored, before anything follows the outbox', async () => {
    network.respond = failFetch;
    await signIn();
    expect(await outbox.hasWaiting()).toBe(false);
    await outbox.dispatchAction('expo.check-in', EXPO);
    expect(store.get(outbox.waitingCountAtom)).toBe(0);
    expect(await outbox.hasWaiting()).toBe(true);
  });

  it('is no for the next visitor, and for nobody', async () => {
    await signIn();
    await outbox.dispatchAction('expo.check-in', EXPO);
    await signIn(`${sub}-next`);
    expect(await outbox.hasWaiting()).toBe(false);
    await who.beginSignOut(`${sub}-next`, 'keep');
    expect(await outbox.hasWaiting()).toBe(false);
  });
});
