import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedContent } from '../../server/seed/seed-content.ts';
import { jsonAnswer } from '../support/answers.ts';
import { openPage } from '../support/page.ts';
import { answerBy, connectPage, type PageNetwork } from '../support/page-network.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { rest, until } from '../support/until.ts';

const EXPO_ID = 'expo-baby-fair-kl';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedContent(server.db);
});
afterAll(() => server.close());

let network: PageNetwork;
let online: PageNetwork['answer'];
let visitors = 0;
/** The modules of one page load, with somebody signed in. */
let page: Awaited<ReturnType<typeof begin>>;
beforeEach(async () => {
  page = await begin(`visitor-${++visitors}`);
  return () => {
    page.house.store.set(page.session.sessionAtom, page.session.signedOutSession);
    page.house.queryClient.clear();
  };
});

async function begin(sub: string) {
  vi.resetModules();
  const phone = openPage();
  online = answerBy(server);
  network = connectPage(online);
  server.clock.nowMs = Date.now();
  phone.signIn(sub);
  const [app, outbox, session, { writeIdentity }, queries, lists, wishes, messages] = await Promise.all([
    import('../../src/app/visitor-services.ts'),
    import('../../src/platform/outbox.ts'),
    import('../../src/platform/session/session-state.ts'),
    import('../../src/sync/identity-store.ts'),
    import('../../src/platform/query-client.ts'),
    import('../../src/features/shopping-list/queries.ts'),
    import('../../src/features/wishlist/queries.ts'),
    import('../../src/features/inbox/queries.ts'),
  ]);
  await writeIdentity({ sub, displayName: sub, signedInAt: 1 });
  const house = { store: createStore(), queryClient: queries.createQueryClient(queries.fetchQuery) };
  house.store.set(session.sessionAtom, { ...session.signedOutSession, isAuth: true, sub });
  app.startVisitorServices(house);
  const { shoppingListQueries } = lists;
  const { wishlistQueries } = wishes;
  const { inboxQueries } = messages;
  return {
    house,
    session,
    outbox,
    shoppingList: shoppingListQueries,
    wishlist: wishlistQueries,
    inbox: inboxQueries,
  };
}

const isAuth = () => page.house.store.get(page.session.sessionAtom).isAuth;
const itemsOf = (expoId: string) =>
  page.house.queryClient.fetchQuery({
    ...page.shoppingList.items(expoId, true),
    retry: false,
    staleTime: 0,
  });
const refusing = (status: number, code: string) => {
  network.answer = (asked) =>
    asked.path === '/api/shopping/item-list'
      ? jsonAnswer({ error: { code, message: 'No' } }, status)
      : online(asked);
};

describe('a delivered action', () => {
  it('makes stale what it is about, and nothing else', async () => {
    const { house, outbox, shoppingList, wishlist } = page;
    await house.queryClient.fetchQuery(wishlist.list(true));
    await itemsOf(EXPO_ID);
    const isStale = (query: { queryKey: readonly unknown[] }) =>
      house.queryClient.getQueryState(query.queryKey)?.isInvalidated;
    await outbox.dispatchAction('wishlist.set', { slug: 'grip-socks-6-12-months', isWished: true });
    await until(() => isStale(wishlist.list(true)) === true);
    expect(isStale(shoppingList.items(EXPO_ID, true))).toBe(false);
  });

  it('that checks in brings the message that comes with it', async () => {
    const { house, outbox, inbox } = page;
    await house.queryClient.fetchInfiniteQuery(inbox.list());
    await outbox.dispatchAction('expo.check-in', { expoId: EXPO_ID });
    const state = () => house.queryClient.getQueryState(inbox.list().queryKey);
    await until(() => state()?.isInvalidated === true);
  });

  it('moves the count of the shopping list', async () => {
    const { house, outbox, shoppingList } = page;
    const count = () => house.queryClient.getQueryData<{ count: number }>(shoppingList.count(true).queryKey);
    await until(() => count()?.count === 0);
    await outbox.dispatchAction('shopping-list.put', {
      itemId: crypto.randomUUID(),
      expoId: EXPO_ID,
      name: 'Cot',
      booth: '',
      isTicked: false,
    });
    await until(() => count()?.count === 1);
    expect(isAuth()).toBe(true);
  });
});

describe('a shopping list', () => {
  it('that the server refuses ends the session', async () => {
    refusing(403, 'FORBIDDEN');
    await itemsOf(EXPO_ID).catch(() => {});
    await until(() => !isAuth());
    expect(isAuth()).toBe(false);
  });

  it('of an expo that is not there any more does not', async () => {
    refusing(404, 'NOT_FOUND');
    await expect(itemsOf('expo-gone')).rejects.toMatchObject({ message: 'Shopping failed' });
    await rest();
    expect(isAuth()).toBe(true);
  });

  it('that does not come does not either', async () => {
    refusing(503, 'LATER');
    await expect(itemsOf(EXPO_ID)).rejects.toMatchObject({ kind: 'no-answer' });
    await rest();
    expect(isAuth()).toBe(true);
  });
});
