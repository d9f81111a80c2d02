import { hashKey, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import HeaderIcons from '../../../src/app/header-icons.tsx';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { actorOf } from '../../../src/domain/shop/list-merge.ts';
import type { ShoppingItemList } from '../../../src/domain/shop/shopping-list.ts';
import { exhibitorQueries } from '../../../src/features/exhibitors/queries.ts';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { ListPreview } from '../../../src/features/shopping-list/list-preview.tsx';
import { shoppingListQueries } from '../../../src/features/shopping-list/queries.ts';
import { AccountOverview } from '../../../src/pages/account/account-overview.tsx';
import { ListsOfExpo } from '../../../src/pages/shop/lists-of-expo.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { setToday } from '../../../src/platform/clock.ts';
import { reportReachable, watchConnectivity } from '../../../src/platform/connectivity.ts';
import { flagQueries } from '../../../src/platform/flag-queries.ts';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient, offlineCachePersister } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { writeOfflineCache } from '../../../src/sync/offline-cache.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const expo = { id: 'expo-1', slug: 'spring', name: 'Spring Fair' } as never;
const asked = '0193a0b0-0000-7000-8000-000000000001';
const address = { path: '/shopping-list', search: new URLSearchParams({ list: asked }), params: {} } as never;

const person = (sub: string, name: string, isOwner: boolean) => ({ by: actorOf(sub), name, isOwner });
const ofBen = [person('ben', 'Ben Tan', true), person('anna', 'Anna', false)];
const listsOf = (more: Partial<ShoppingItemList>): ShoppingItemList => ({
  id: null,
  items: [],
  removed: [],
  budget: null,
  people: [],
  shared: [],
  ...more,
});
const bens = { id: asked, items: [shoppingItem({ name: 'Pram' })], removed: [], budget: null, people: ofBen };
// The outbox is started once for a page.
const store = createStore();
const never = () => new Promise<never>(() => {});

/** A client that knows some lists from earlier, if any, and answers the next request as given. */
async function show(
  node: React.ReactNode,
  known: ShoppingItemList | null,
  answer: () => Promise<unknown>,
  updatedAt = 1,
  persister?: typeof offlineCachePersister,
  flags: Record<string, boolean> = {},
) {
  const client = createQueryClient(answer, persister);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const { queryKey } = shoppingListQueries.items('expo-1', true);
  client.setQueryData(flagQueries.all().queryKey, flags);
  if (known) client.setQueryData(queryKey, known, { updatedAt });
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(appServicesAtom, { store, queryClient: client } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  startOutbox(store);
  onTestFinished(() => client.clear());
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>{node}</AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return client;
}

const addField = page.getByLabelText('What do you need?');
const gone = page.getByText('This list isn’t shared with you any more.');

it('A list that was joined a moment ago is waited for, so that nothing goes to one’s own', async () => {
  const { promise, resolve } = Promise.withResolvers<ShoppingItemList>();
  await show(<ListsOfExpo expo={expo} address={address} />, listsOf({}), () => promise);
  await expect.element(page.getByText('Loading the list')).toBeInTheDocument();
  expect(addField.query()).toBeNull();
  resolve(listsOf({ shared: [bens] }));
  await expect.element(page.getByText('Pram')).toBeVisible();
  await expect.element(addField).toBeVisible();
  expect(gone.query()).toBeNull();
});

it('The tabs of shared lists come with the list, and move nothing of it', async () => {
  const { promise, resolve } = Promise.withResolvers<ShoppingItemList>();
  const own = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  await show(<ListsOfExpo expo={expo} address={own} />, null, () => promise);
  const places: number[] = [];
  const measure = () => {
    const field = addField.query();
    if (field) places.push(field.getBoundingClientRect().top);
  };
  measure();
  const watch = new MutationObserver(measure);
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  resolve(listsOf({ shared: [bens] }));
  await expect.element(page.getByRole('link', { name: 'Ben Tan’s list' })).toBeVisible();
  await expect.element(addField).toBeVisible();
  expect(new Set(places).size).toBe(1);
});

it('A list that is not shared any more is named as such above one’s own', async () => {
  await show(<ListsOfExpo expo={expo} address={address} />, null, async () => listsOf({}));
  await expect.element(gone).toBeVisible();
  await expect.element(addField).toBeVisible();
});

it('A list that could not be loaded is neither called gone nor replaced by one’s own', async () => {
  const answer = () => Promise.reject(new Error('no answer'));
  await show(<ListsOfExpo expo={expo} address={address} />, listsOf({}), answer);
  await expect.element(page.getByText('This list didn’t load')).toBeVisible();
  expect(gone.query()).toBeNull();
  expect(addField.query()).toBeNull();
});

it('A list missing from a recent stored answer is not called gone, and a link leads to one’s own', async () => {
  const answer = () => Promise.reject(new Error('no answer'));
  await show(<ListsOfExpo expo={expo} address={address} />, listsOf({}), answer, Date.now() - 1_000);
  await expect.element(page.getByText('This list didn’t load')).toBeVisible();
  expect(gone.query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'See my list' }))
    .toHaveAttribute('href', '/shopping-list?list=own');
});

it('A recent stored answer is asked for again: the server can say that the list is no longer shared', async () => {
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  const hash = hashKey(shoppingListQueries.items('expo-1', true).queryKey);
  const stored = await writeOfflineCache({ owner: 'anna', hash, data: listsOf({}), at: Date.now() });
  expect(stored).toBe(true);
  await show(
    <ListsOfExpo expo={expo} address={address} />,
    null,
    async () => listsOf({}),
    1,
    offlineCachePersister,
  );
  await expect.element(gone).toBeVisible();
  await expect.element(addField).toBeVisible();
});

it('Without signal nothing is waited for, and the server is asked once it can be reached again', async () => {
  watchConnectivity(store, async () => {});
  reportReachable(false);
  onTestFinished(() => reportReachable(true));
  let asks = 0;
  const answer = async () => {
    asks += 1;
    return listsOf({});
  };
  await show(<ListsOfExpo expo={expo} address={address} />, listsOf({}), answer);
  await expect.element(page.getByText('This list didn’t load')).toBeVisible();
  const asksWithoutSignal = asks;
  reportReachable(true);
  await expect.element(gone).toBeVisible();
  expect(asks).toBe(asksWithoutSignal + 1);
});

it('Once a list is known to be no longer shared, a reload without an answer leaves one’s own on the screen', async () => {
  let asks = 0;
  let isSilent = false;
  const answer = async () => {
    asks++;
    if (isSilent) throw new Error('no answer');
    return listsOf({});
  };
  const client = await show(<ListsOfExpo expo={expo} address={address} />, null, answer);
  await expect.element(gone).toBeVisible();
  isSilent = true;
  const asksBefore = asks;
  await client.refetchQueries();
  expect(asks).toBeGreaterThan(asksBefore);
  await expect.element(addField).toBeVisible();
});

it('The address that others have of one’s own list shows it', async () => {
  await show(<ListsOfExpo expo={expo} address={address} />, null, async () => listsOf({ id: asked }));
  await expect.element(addField).toBeVisible();
  expect(gone.query()).toBeNull();
});

it('An address without a list opens the longer one, and it stays open when the other becomes longer', async () => {
  const plain = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  const items = ['Cot', 'Bib', 'Wrap'].map((name) => shoppingItem({ id: name, name }));
  const client = await show(<ListsOfExpo expo={expo} address={plain} />, listsOf({ shared: [bens] }), never);
  await expect.element(page.getByText('Pram')).toBeVisible();
  client.setQueryData(shoppingListQueries.items('expo-1', true).queryKey, listsOf({ items, shared: [bens] }));
  await expect.element(page.getByText('Pram')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'My list' }))
    .toHaveAttribute('href', '/shopping-list?list=own');
});

it('The visitor’s own list opens although that of another is longer', async () => {
  const own = { path: '/shopping-list', search: new URLSearchParams({ list: 'own' }), params: {} } as never;
  await show(<ListsOfExpo expo={expo} address={own} />, listsOf({ shared: [bens] }), never);
  await expect.element(page.getByText('Your list is empty')).toBeVisible();
  expect(page.getByText('Pram').query()).toBeNull();
});

it.each([
  [{}, 'Add what you need above, or from a product’s page. It works offline in the hall.', 1],
  [{ 'empty:/products': true }, 'Add what you need above. It works offline in the hall.', 0],
])('An empty list leads to the products only where there are some: %j', async (flags, text, links) => {
  const own = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  await show(<ListsOfExpo expo={expo} address={own} />, null, async () => listsOf({}), 1, undefined, flags);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('link', { name: 'See the products' }).elements()).toHaveLength(links);
});

it('The owner of a list that is shared is not told to invite someone', async () => {
  const items = [shoppingItem({ name: 'Pram' })];
  const people = [person('anna', 'Anna', true), person('ben', 'Ben Tan', false)];
  const own = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  await show(<ListsOfExpo expo={expo} address={own} />, null, async () => listsOf({ items, people }));
  await expect.element(page.getByRole('button', { name: 'With Ben Tan' })).toBeVisible();
  expect(page.getByText('Invite someone').query()).toBeNull();
  await expect.element(page.getByText('You can send and receive a list without signal')).toBeVisible();
});

it('The list of a visit that could not be loaded is not called empty', async () => {
  await show(<ListPreview expo={expo} />, null, () => Promise.reject(new Error('no answer')));
  await expect.element(page.getByText('Your list didn’t load.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open your list' })).toBeVisible();
  expect(page.getByText('Nothing on your list yet.').query()).toBeNull();
});

it.each([
  ['the visitor’s own', [shoppingItem({ name: 'Cot', ticked: true })], 'Shopping list', '1 of 1 done', ''],
  ['that of another while their own is shorter', [], 'Ben Tan’s list', '0 of 1 done', `&list=${asked}`],
])('What a visit counts is what its link opens: %s', async (_, items, title, done, query) => {
  const lists = listsOf({ items, shared: [bens] });
  await show(<ListPreview expo={expo} />, lists, never);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: done }))
    .toHaveAttribute('href', `/shopping-list?expoSlug=spring${query}`);
});

it('With several expos to come, bag and account name that of their list, the account only beside the card of another', async () => {
  setToday(store, '2026-11-27');
  const fair = (id: string, name: string, toDate: string) => ({
    ...{ ...(expo as Expo), id, name, slug: id, fromDate: '2026-11-26', toDate, schedule: [] },
    showStarbuys: true,
  });
  const client = await show(
    <>
      <HeaderIcons menuHref="/menu" />
      <AccountOverview />
    </>,
    listsOf({ items: [shoppingItem({ id: 'a' })], shared: [] }),
    never,
  );
  const spring = fair((expo as Expo).id, 'Spring Fair', '2026-11-29');
  const setExpos = (...upcoming: object[]) => {
    for (const { queryKey } of [expoQueries.freshMenuList(), expoQueries.menuList()])
      client.setQueryData(queryKey, { upcoming, past: [] } as never);
  };
  setExpos(spring, fair('later', 'Later Fair', '2026-12-29'));
  await expect
    .element(page.getByRole('link', { name: 'Shopping list for Spring Fair, 1 to buy' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Shopping List 1 to buy$/ })).toBeVisible();
  setExpos(
    { ...fair('small', 'Small Fair', '2026-11-29'), fromDate: '2026-11-25', showStarbuys: false },
    spring,
  );
  await expect
    .element(page.getByRole('link', { name: /^Shopping List 1 to buy.· Spring Fair$/ }))
    .toBeVisible();
});

describe.each([
  ['the visitor’s own', [shoppingItem({ id: 'a' }), shoppingItem({ id: 'b' })], 2, ''],
  ['that of another while their own is shorter', [], 1, `&list=${asked}`],
])('The number is that of the list that it opens, %s', (_, items, count, query) => {
  const showCount = async (node: React.ReactNode) => {
    setToday(store, '2026-11-27');
    const fair = {
      ...(expo as Expo),
      fromDate: '2026-11-26',
      toDate: '2026-11-29',
      schedule: [],
      showStarbuys: true,
    };
    const client = await show(node, listsOf({ items, shared: [bens] }), never);
    client.setQueryData(shoppingListQueries.count(true).queryKey, { count: 9 });
    client.setQueryData(expoQueries.freshMenuList().queryKey, { upcoming: [fair], past: [] } as never);
  };

  it('on the bag', async () => {
    await showCount(<HeaderIcons menuHref="/menu" />);
    await expect
      .element(page.getByRole('link', { name: `Shopping list, ${count} to buy` }))
      .toHaveAttribute('href', `/shopping-list?expoSlug=spring${query}`);
  });

  it('in the account', async () => {
    await showCount(<AccountOverview />);
    await expect
      .element(page.getByRole('link', { name: `Shopping List ${count} to buy` }))
      .toHaveAttribute('href', `/shopping-list?expoSlug=spring${query}`);
  });
});

it('The list of a visit has its place until it is loaded, and says nothing of what is on it', async () => {
  await show(<ListPreview expo={expo} />, null, never);
  await expect.element(page.getByText('Loading your list')).toBeInTheDocument();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

it('At the expo a list is in the order of its booths, with their halls', async () => {
  setToday(store, '2026-11-27');
  const running = { ...(expo as Expo), fromDate: '2026-11-26', toDate: '2026-11-29' };
  const latestFirst = [
    shoppingItem({ id: 'b', name: 'Pram', booth: 'C18' }),
    shoppingItem({ id: 'a', name: 'Cot', booth: 'a3' }),
  ];
  const list = page.getByRole('list', { name: 'For Spring Fair' });
  const rows = () =>
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  const own = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  const known = listsOf({ items: latestFirst });
  const client = await show(<ListsOfExpo expo={running} address={own} />, known, never);
  client.setQueryData(exhibitorQueries.list('spring').queryKey, {
    items: [{ booth: 'A3', hall: 'Hall 1' }],
  } as never);
  await expect.poll(rows).toEqual(['CotHall 1 · Booth A3', 'PramBooth C18']);
});

it.each([
  ['an order that was chosen stays at the expo', 'sort=latest', '2026-11-26'],
  ['before the expo the latest item is first', '', '2026-12-01'],
])('On a shopping list, %s', async (_, search, fromDate) => {
  setToday(store, '2026-11-27');
  const some = { ...(expo as Expo), fromDate, toDate: '2026-12-04' };
  const own = { path: '/shopping-list', search: new URLSearchParams(search), params: {} } as never;
  const items = [
    shoppingItem({ id: 'b', name: 'Pram', booth: 'C18' }),
    shoppingItem({ id: 'a', name: 'Cot', booth: 'A3' }),
  ];
  await show(<ListsOfExpo expo={some} address={own} />, listsOf({ items }), never);
  const [first] = page.getByRole('list', { name: 'For Spring Fair' }).getByRole('listitem').elements();
  expect(first?.textContent).toMatch(/^Pram/);
});

it.each(['M'.repeat(60), 'Nur Syafiqah Aisyah binti Mohamad Firdaus Iskandar Zulkarnai'])(
  'However long a name is (%s), the list, its sheet and its chips are no wider than the page',
  async (name) => {
    const ben = [person('ben', name, true), person('anna', 'Anna', false)];
    const item = shoppingItem({
      name: 'Pram',
      ticked: true,
      stamps: { ticked: { at: 1, by: actorOf('ben') } },
    });
    const answer = listsOf({ shared: [{ ...bens, items: [item], people: ben }] });
    await show(<ListsOfExpo expo={expo} address={address} />, answer, async () => answer);
    await page.getByRole('button', { name: `With ${name}` }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const edge = innerWidth;
    for (const one of document.querySelectorAll('a, button, dialog, li, p, small'))
      expect(one.getBoundingClientRect().right, one.textContent ?? '').toBeLessThanOrEqual(edge);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(edge);
  },
);

it('A booth is written as on the map, and one that no exhibitor has does not lead there', async () => {
  const own = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  const items = [
    shoppingItem({ id: 'a', name: 'Cot', booth: 'b12' }),
    shoppingItem({ id: 'b', name: 'Pram', booth: 'zz99' }),
  ];
  const client = await show(<ListsOfExpo expo={expo} address={own} />, listsOf({ items }), never);
  const links = () =>
    page
      .getByRole('link', { name: /on the expo map$/ })
      .elements()
      .map((link) => link.getAttribute('href'));
  // Before the exhibitors are known, every booth may be one.
  await expect.poll(() => links().length).toBe(2);
  client.setQueryData(exhibitorQueries.list('spring').queryKey, {
    items: [{ booth: 'B12', hall: 'Hall 1' }],
  } as never);
  await expect.poll(() => links().length).toBe(1);
  expect(links()[0]).toContain('booth=B12');
  await expect.element(page.getByText(/Hall 1\s· Booth B12/)).toBeVisible();
  await expect.element(page.getByText('Booth zz99')).toBeVisible();
});

it('The forms of a list say below the field what is wrong, and take it back when it changes', async () => {
  const own = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  const items = [shoppingItem({ name: 'Pram' })];
  await show(<ListsOfExpo expo={expo} address={own} />, null, async () => listsOf({ items }));
  const error = page.getByText('Enter what you need.');
  for (const typed of ['', '   ']) {
    await addField.fill(typed);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.element(error).toBeVisible();
    await expect.element(addField).toHaveFocus();
    await expect.element(addField).toHaveValue('');
    await expect.element(addField).toHaveAccessibleDescription('Enter what you need.');
  }
  await addField.fill('Cot');
  await expect.element(error).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change Pram' }).click();
  const quantity = page.getByLabelText('How many');
  for (const typed of ['-5', '1.5', '']) {
    await quantity.fill(typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(quantity).toHaveAccessibleDescription(/^Enter a number from 1 to \d+\.$/);
    await expect.element(quantity).toHaveFocus();
  }
});

// The last one, since what it does stays on the phone.
it('A keyboard stays on the list after an item was changed, and after it was put back', async () => {
  const items = [shoppingItem({ id: '0193a0b0-0000-7000-8000-000000000002', name: 'Pram' })];
  const own = { path: '/shopping-list', search: new URLSearchParams(), params: {} } as never;
  await show(<ListsOfExpo expo={expo} address={own} />, null, async () => listsOf({ items }));
  const change = page.getByRole('button', { name: 'Change Pram' });
  await change.click();
  await page.getByLabelText('Note').fill('The blue one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(change).toHaveFocus();
  await change.click();
  await page.getByRole('button', { name: 'Take it off the list' }).click();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: /^Pram/ })).toHaveFocus();
});
