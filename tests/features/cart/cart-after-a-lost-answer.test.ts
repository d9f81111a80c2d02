import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch, respondFromServer } from '../../support/fake-fetch.ts';
import { waitUntil } from '../../support/fake-timers.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const SOCKS = 'grip-socks-6-12-months';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let network: FakeFetch;
let online: FakeFetch['respond'];
beforeEach(() => {
  online = respondFromServer(server);
  network = installFakeFetch(online);
});

/** The server gets the actions, the phone no result. Resolves once it has got some. */
const loseAnswersToDeliveries = () =>
  new Promise<void>((resolve) => {
    network.respond = async (request) => {
      const response = await online(request);
      if (!request.path.includes('actions.deliver')) return response;
      resolve();
      throw new TypeError('Failed to fetch');
    };
  });

/** The modules of one page load. The phone's database outlives it. */
async function loadPage(sub: string) {
  vi.resetModules();
  const [outbox, session, queries, cart, optimistic, { readOptimisticValue }, { setQuantity }] =
    await Promise.all([
      import('../../../src/platform/outbox-client.ts'),
      import('../../../src/platform/session/session-state.ts'),
      import('../../../src/platform/query-client.ts'),
      import('../../../src/features/cart/queries.ts'),
      import('../../../src/features/cart/optimistic-cart.ts'),
      import('../../../src/platform/optimistic-query.ts'),
      import('../../../src/features/cart/set-quantity.ts'),
    ]);
  const { writeIdentity } = await import('../../../src/sync/identity-store.ts');
  await writeIdentity({ sub, displayName: sub, signedInAt: 1 });
  const { list, count } = cart.cartQueries;
  const services = { store: createStore(), queryClient: queries.createQueryClient(queries.fetchQuery) };
  services.store.set(session.sessionAtom, { ...session.signedOutSession, isAuth: true, sub });
  outbox.startOutbox(services.store);
  await outbox.reloadOutbox();
  return {
    states: () => services.store.get(outbox.outboxEntriesAtom).map(({ state }) => state),
    load: () =>
      Promise.all([
        services.queryClient.fetchQuery({ ...list(true), staleTime: 0 }),
        services.queryClient.fetchQuery({ ...count(true), staleTime: 0 }),
      ]),
    /** As from the storage of an earlier page load. */
    restore: (lines: unknown, pieces: unknown) => {
      services.queryClient.setQueryData(list(true).queryKey, lines);
      services.queryClient.setQueryData(count(true).queryKey, pieces);
    },
    reload: async () => {
      await outbox.reloadOutbox();
      return services.store.get(outbox.outboxEntriesAtom);
    },
    quantity: () =>
      readOptimisticValue(
        services,
        list(true),
        (lines, ...changes) => optimistic.optimisticQuantity(SOCKS, lines, ...changes),
        [],
      ),
    count: () => readOptimisticValue(services, count(true), optimistic.optimisticCartCount, 0),
    set: (quantity: number) => setQuantity(services, SOCKS, () => quantity),
    sendNow: outbox.sendNow,
    close: () => services.store.set(session.sessionAtom, session.signedOutSession),
  };
}

it('A change whose answer was lost is counted once, also by a page that is loaded meanwhile', async () => {
  const phone = installFakeBrowser();
  phone.setTokenCookies('anna');
  const delivered = loseAnswersToDeliveries();
  const first = await loadPage('anna');
  await first.load();
  await first.set(2);
  await delivered;
  first.close();

  const page = await loadPage('anna');
  expect(page.states()).toEqual(['waiting']);
  await page.load();
  expect([page.quantity(), page.count()]).toEqual([2, 2]);
  // The next change starts from the quantity that is shown.
  await page.set(3);
  expect([page.quantity(), page.count()]).toEqual([3, 3]);

  network.respond = online;
  page.sendNow();
  await waitUntil(() => page.states().every((state) => state === 'sent'));
  expect([page.quantity(), page.count()]).toEqual([3, 3]);
  await page.load();
  expect([page.quantity(), page.count()]).toEqual([3, 3]);
  page.close();
});

it('A stored answer is not added to again by the page loads after it', async () => {
  const phone = installFakeBrowser();
  phone.setTokenCookies('bea');
  const delivered = loseAnswersToDeliveries();
  const first = await loadPage('bea');
  await first.load();
  await first.set(2);
  await delivered;
  const [lines, count] = await first.load();
  await waitUntil(async () => (await first.reload()).every(({ appliedAt }) => appliedAt !== undefined));
  first.close();

  const page = await loadPage('bea');
  page.restore(lines, count);
  expect(page.states()).toEqual(['waiting']);
  expect([page.quantity(), page.count()]).toEqual([2, 2]);
  page.close();
});
