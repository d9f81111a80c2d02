import { hashKey, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, failFetch, installFakeFetch, respondFromServer } from '../support/fake-fetch.ts';
import { flushMacrotasks, waitUntil } from '../support/fake-timers.ts';
import { jsonResponse } from '../support/responses.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../support/test-server.ts';

const EXPO_ID = 'expo-baby-fair-kl';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let network: FakeFetch;
let online: FakeFetch['respond'];
let visitors = 0;
/** The modules of one page load, with a signed-in visitor. */
let page: Awaited<ReturnType<typeof loadPage>>;
beforeEach(async () => {
  page = await loadPage(`visitor-${++visitors}`);
  return () => {
    page.services.store.set(page.session.sessionAtom, page.session.signedOutSession);
    page.services.queryClient.clear();
    vi.useRealTimers();
  };
});

async function loadPage(sub: string) {
  vi.resetModules();
  // The day on which the sample expos take place: on any other a check-in is refused.
  vi.useFakeTimers({ now: TEST_NOW_MS, toFake: ['Date'] });
  const phone = installFakeBrowser();
  online = respondFromServer(server);
  network = installFakeFetch(online);
  server.clock.nowMs = TEST_NOW_MS;
  phone.setTokenCookies(sub);
  const [
    app,
    delivery,
    outbox,
    connectivity,
    { alertAtom },
    session,
    { writeIdentity },
    queries,
    ...features
  ] = await Promise.all([
    import('../../src/app/visitor-services.ts'),
    import('../../src/app/invalidate-on-delivery.ts'),
    import('../../src/platform/outbox-client.ts'),
    import('../../src/platform/connectivity.ts'),
    import('../../src/ui/alert.tsx'),
    import('../../src/platform/session/session-state.ts'),
    import('../../src/sync/identity-store.ts'),
    import('../../src/platform/query-client.ts'),
    import('../../src/features/shopping-list/queries.ts'),
    import('../../src/features/wishlist/queries.ts'),
    import('../../src/features/inbox/queries.ts'),
    import('../../src/features/check-ins/queries.ts'),
  ]);
  await writeIdentity({ sub, displayName: sub, signedInAt: 1 });
  const services = { store: createStore(), queryClient: queries.createQueryClient(queries.fetchQuery) };
  services.store.set(session.sessionAtom, { ...session.signedOutSession, isAuth: true, sub });
  app.startVisitorServices(services);
  const [{ shoppingListQueries }, { wishlistQueries }, { inboxQueries }, { checkInQueries }] = features;
  return {
    services,
    session,
    outbox,
    connectivity,
    alertAtom,
    shoppingList: shoppingListQueries,
    wishlist: wishlistQueries,
    inbox: inboxQueries,
    checkIns: checkInQueries,
    createQueryClient: queries.createQueryClient,
    invalidateOnDelivery: delivery.invalidateOnDelivery,
  };
}

const newItem = () => ({
  itemId: crypto.randomUUID(),
  expoId: EXPO_ID,
  name: 'Cot',
  booth: '',
  isTicked: false,
});
const isAuth = () => page.services.store.get(page.session.sessionAtom).isAuth;
const itemsOf = (expoId: string) =>
  page.services.queryClient.fetchQuery({
    ...page.shoppingList.items(expoId, true),
    retry: false,
    staleTime: 0,
  });
const refusing = (status: number, code: string) => {
  network.respond = (request) =>
    request.path === '/api/shopping/item-list'
      ? jsonResponse({ error: { code, message: 'No' } }, status)
      : online(request);
};

/** Loads the wishlist, and no other query, from a server whose revisions are all older than those of this phone. */
async function loadFromRestoredServer() {
  // A key of its own: the page loads the wishlist, too, and revisions are kept by key.
  const queryKey = [...page.wishlist.list(true).queryKey, 'restored'];
  const { revisionRecorder } = await import('../../src/platform/answer-revision.ts');
  let asked = 0;
  const queryClient = page.createQueryClient(async (key) => {
    revisionRecorder(hashKey(key))({ rev: 0, applied: [] });
    return [++asked];
  });
  page.invalidateOnDelivery({ ...page.services, queryClient });
  const stop = new QueryObserver(queryClient, { queryKey, staleTime: 60_000 }).subscribe(() => {});
  await waitUntil(() => queryClient.getQueryData(queryKey) !== undefined);
  return { asked: () => asked, stop };
}

describe('a delivered action', () => {
  it('invalidates the queries that it declares, and no others', async () => {
    const { services, outbox, shoppingList, wishlist } = page;
    await services.queryClient.fetchQuery(wishlist.list(true));
    await itemsOf(EXPO_ID);
    const isStale = (query: { queryKey: readonly unknown[] }) =>
      services.queryClient.getQueryState(query.queryKey)?.isInvalidated;
    await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: true });
    await waitUntil(() => isStale(wishlist.list(true)) === true);
    expect(isStale(shoppingList.items(EXPO_ID, true))).toBe(false);
  });

  it('counts among many that are delivered together', async () => {
    const { services, outbox, checkIns } = page;
    await services.queryClient.fetchQuery(checkIns.list(true));
    network.respond = failFetch;
    await outbox.dispatchAction('expo.check-in', { expoId: EXPO_ID });
    for (let n = 0; n < 25; n++) await outbox.dispatchAction('shopping-list.put', newItem());
    network.respond = online;
    outbox.sendNow();
    await waitUntil(() =>
      services.store.get(outbox.outboxEntriesAtom).every(({ state }) => state === 'sent'),
    );
    expect(services.queryClient.getQueryState(checkIns.list(true).queryKey)?.isInvalidated).toBe(true);
  });

  it('counts when the outbox was read before', async () => {
    const { services, outbox, checkIns } = page;
    await outbox.dispatchAction('expo.check-in', { expoId: EXPO_ID });
    await waitUntil(() => services.store.get(outbox.outboxEntriesAtom)[0]?.state === 'sent');
    const restored = page.createQueryClient(() => new Promise(() => {}));
    const { queryKey } = checkIns.list(true);
    restored.setQueryData(queryKey, [], { updatedAt: TEST_NOW_MS - 10_000 });
    page.invalidateOnDelivery({ ...services, queryClient: restored });
    expect(restored.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('of an earlier page load leaves alone what is newer, and what is on its way', async () => {
    const { services, outbox, shoppingList } = page;
    await outbox.dispatchAction('shopping-list.put', newItem());
    await waitUntil(() => services.store.get(outbox.outboxEntriesAtom)[0]?.state === 'sent');
    const signals: AbortSignal[] = [];
    const restored = page.createQueryClient((_, signal) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const { queryKey } = shoppingList.items('stored-afterwards', true);
    restored.setQueryData(queryKey, [], { updatedAt: TEST_NOW_MS + 10_000 });
    void restored.prefetchQuery(shoppingList.items('on-its-way', true));
    page.invalidateOnDelivery({ ...services, queryClient: restored });
    expect(restored.getQueryState(queryKey)?.isInvalidated).toBe(false);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('leaves alone what has its revision, however far the phone’s clock was set back since', async () => {
    const { services, outbox, wishlist } = page;
    await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: true });
    await waitUntil(() => services.store.get(outbox.outboxEntriesAtom)[0]?.state === 'sent');
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    await sharedDatabase.write(['outbox'], async ({ outbox: stored }) => {
      for (const entry of await stored.getAll())
        await stored.put({ ...entry, settledAt: TEST_NOW_MS + 3_600_000 });
    });
    await outbox.reloadOutbox();
    const [{ rev = -1 } = {}] = services.store.get(outbox.outboxEntriesAtom);
    const { revisionRecorder } = await import('../../src/platform/answer-revision.ts');
    const queryKey = [...wishlist.list(true).queryKey, 'loaded since'];
    revisionRecorder(hashKey(queryKey))({ rev });
    const queryClient = page.createQueryClient(() => new Promise(() => {}));
    queryClient.setQueryData(queryKey, [], { updatedAt: TEST_NOW_MS });
    page.invalidateOnDelivery({ ...services, queryClient });
    expect(rev).toBeGreaterThan(0);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });

  it('makes an answer old that was on its way when it was delivered', async () => {
    const { services, outbox, wishlist } = page;
    let answers = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.respond = async (request) => {
      const response = await online(request);
      if (!request.path.includes('users.wishlist.list')) return response;
      answers++;
      if (answers === 1) await held;
      return response;
    };
    const observer = new QueryObserver(services.queryClient, { ...wishlist.list(true), staleTime: 60_000 });
    const stop = observer.subscribe(() => {});
    await waitUntil(() => answers === 1);
    await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: true });
    await waitUntil(() => services.store.get(outbox.outboxEntriesAtom)[0]?.state === 'sent');
    // The page reads its outbox once more after a delivery.
    await new Promise((resolve) => setTimeout(resolve, 200));
    release();
    await waitUntil(() => JSON.stringify(observer.getCurrentResult().data ?? '').includes('grip-socks'));
    stop();
  });

  it('makes an answer old that contains it and came before its result: stored, it would seem older', async () => {
    const { services, outbox, wishlist } = page;
    let wasDelivered = false;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.respond = async (request) => {
      const response = await online(request);
      if (!request.path.includes('actions.deliver')) return response;
      wasDelivered = true;
      await held;
      return response;
    };
    await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: true });
    await waitUntil(() => wasDelivered);
    await services.queryClient.fetchQuery({ ...wishlist.list(true), staleTime: 0 });
    const query = services.queryClient.getQueryCache().find({ queryKey: wishlist.list(true).queryKey });
    expect(JSON.stringify(query?.state.data)).toContain('grip-socks');
    expect(query?.state.isInvalidated).toBe(false);
    vi.setSystemTime(Date.now() + 1_000);
    release();
    await waitUntil(() => query?.state.isInvalidated === true);
  });

  it('loads the same query again at most once a second, and in the end has the last delivery', async () => {
    const { services, outbox, wishlist } = page;
    let asked = 0;
    network.respond = (request) => {
      if (request.path.includes('users.wishlist.list')) asked++;
      return online(request);
    };
    const observer = new QueryObserver(services.queryClient, { ...wishlist.list(true), staleTime: 60_000 });
    const stop = observer.subscribe(() => {});
    await waitUntil(() => observer.getCurrentResult().isSuccess);
    const beforeMs = performance.now();
    for (let n = 0; n < 8; n++) {
      await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: n % 2 === 0 });
      await waitUntil(() =>
        services.store.get(outbox.outboxEntriesAtom).every(({ state }) => state === 'sent'),
      );
    }
    await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: true });
    await waitUntil(() => observer.getCurrentResult().data?.length === 1);
    const seconds = Math.ceil((performance.now() - beforeMs) / 1_000);
    expect(asked).toBeLessThanOrEqual(2 + seconds);
    stop();
  });

  it('asks a server whose revisions went back, as after a restored backup, at most once more', async () => {
    const { outbox } = page;
    await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: true });
    await waitUntil(() => page.services.store.get(outbox.outboxEntriesAtom)[0]?.state === 'sent');
    const { asked, stop } = await loadFromRestoredServer();
    await waitUntil(() => asked() === 2);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(asked()).toBe(2);
    stop();
  });

  it('loads the query again from a server whose revisions went back, also right after another', async () => {
    const { services } = page;
    const { asked, stop } = await loadFromRestoredServer();
    const { applyResults } = await import('../../src/sync/apply-results.ts');
    const { createAction, enqueue } = await import('../../src/sync/outbox.ts');
    const sub = services.store.get(page.session.sessionAtom).sub ?? '';
    const deliver = async (rev: number) => {
      const tap = { sub, deviceMs: Date.now(), offsetMs: 0 };
      const { action } = await enqueue(createAction('wishlist.set', { slug: 'cot', isWished: true }, tap));
      await applyResults([{ key: action.key, verdict: 'done', rev, answer: action.input }]);
    };
    // From before the backup was restored.
    await deliver(1_000_000);
    await waitUntil(() => asked() === 2);
    await deliver(1);
    await waitUntil(() => asked() === 3);
    stop();
  });

  it('that checks in invalidates the inbox, which receives a message', async () => {
    const { services, outbox, inbox } = page;
    // Asks the server again only if it was invalidated.
    const countMessages = async () => {
      const { pages } = await services.queryClient.fetchInfiniteQuery({
        ...inbox.list(),
        staleTime: Infinity,
      });
      return pages.flatMap(({ items }) => items).length;
    };
    const before = await countMessages();
    await outbox.dispatchAction('expo.check-in', { expoId: EXPO_ID });
    await expect.poll(countMessages, { timeout: 20_000 }).toBeGreaterThan(before);
  });

  it('invalidates an older response that is restored from the offline cache afterwards', async () => {
    const { services, outbox, shoppingList } = page;
    await outbox.dispatchAction('shopping-list.put', newItem());
    await waitUntil(() => services.store.get(outbox.outboxEntriesAtom)[0]?.state === 'sent');
    const cache = services.queryClient.getQueryCache();
    const restore = (expoId: string, dataUpdatedAt: number) => {
      const { queryKey } = shoppingList.items(expoId, true);
      const query = cache.build(services.queryClient, { queryKey });
      query.setState({ data: [], status: 'success', dataUpdatedAt });
      return query.state.isInvalidated;
    };
    expect(restore('stored-before', Date.now() - 10_000)).toBe(true);
    expect(restore('stored-afterwards', Date.now() + 10_000)).toBe(false);
  });

  it('updates the count of the shopping list', async () => {
    const { services, outbox, shoppingList } = page;
    const count = () =>
      services.queryClient.getQueryData<{ count: number }>(shoppingList.count(true).queryKey);
    await waitUntil(() => count()?.count === 0);
    await outbox.dispatchAction('shopping-list.put', newItem());
    await waitUntil(() => count()?.count === 1);
    expect(isAuth()).toBe(true);
  });
});

describe('a shopping list request', () => {
  it('that is refused ends the session', async () => {
    refusing(403, 'FORBIDDEN');
    await itemsOf(EXPO_ID).catch(() => {});
    await waitUntil(() => !isAuth());
    expect(isAuth()).toBe(false);
  });

  it('of a deleted expo keeps the session', async () => {
    refusing(404, 'NOT_FOUND');
    await expect(itemsOf('expo-gone')).rejects.toMatchObject({ message: 'Shopping failed' });
    await flushMacrotasks();
    expect(isAuth()).toBe(true);
  });

  it('without an answer keeps the session', async () => {
    refusing(503, 'LATER');
    await expect(itemsOf(EXPO_ID)).rejects.toMatchObject({ kind: 'no-answer' });
    await flushMacrotasks();
    expect(isAuth()).toBe(true);
  });
});

describe('What waited without signal', () => {
  it.each([
    [1, 'Your change is sent'],
    [3, 'All 3 changes are sent'],
  ])('is said to be sent once all %i are', async (count, message) => {
    const { services, outbox, connectivity, alertAtom } = page;
    const shown = () => services.store.get(alertAtom)?.message;
    connectivity.watchConnectivity(services.store, async () => {});
    connectivity.reportReachable(false);
    network.respond = failFetch;
    for (let n = 0; n < count; n++) await outbox.dispatchAction('shopping-list.put', newItem());
    expect(shown()).toBeUndefined();
    network.respond = online;
    connectivity.reportReachable(true);
    outbox.sendNow();
    await waitUntil(() => shown() !== undefined);
    expect(shown()).toBe(message);
    expect(services.store.get(outbox.waitingCountAtom)).toBe(0);
  });

  it('is not said to be sent where nothing waited', async () => {
    const { services, outbox, connectivity, alertAtom } = page;
    connectivity.watchConnectivity(services.store, async () => {});
    await outbox.dispatchAction('shopping-list.put', newItem());
    await waitUntil(() => services.store.get(outbox.outboxEntriesAtom)[0]?.state === 'sent');
    expect(services.store.get(alertAtom)).toBeNull();
  });
});
