import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../src/domain/expo/expo.ts';
import { BoothLink } from '../../src/features/exhibitors/booth-link.tsx';
import { exhibitorQueries } from '../../src/features/exhibitors/queries.ts';
import { expoQueries } from '../../src/features/expos/queries.ts';
import { boothsFacts, useNextBooth } from '../../src/pages/use-next-booth.ts';
import { setToday } from '../../src/platform/clock.ts';
import { render } from '../support/render.tsx';

const expo = (slug: string, name: string, fromDate: string, toDate: string) =>
  ({ id: slug, slug, name, fromDate, toDate }) as unknown as Expo;
const upcoming = [
  expo('kl', 'Baby Fair', '2026-11-26', '2026-11-28'),
  expo('jb', 'Year-End Expo', '2026-12-09', '2026-12-11'),
];
const booths = {
  kl: [
    { slug: 'batik', hall: 'Hall 1', booth: 'A09' },
    { slug: 'tent', hall: 'Hall 3', booth: 'T1', isOffPlan: true },
  ],
  jb: [
    { slug: 'batik', hall: 'Hall 9', booth: 'Z1' },
    { slug: 'press', hall: 'Hall 2', booth: 'E01' },
  ],
};

function Place({ brand, namesCurrent = false }: { brand: string; namesCurrent?: boolean }) {
  const place = useNextBooth(brand, namesCurrent);
  return <p>{place ? <BoothLink {...place} /> : 'Since then'}</p>;
}

/** On a phone without signal that has stored the lists of the expos `stored`. */
function show(brand: string, today: string, { namesCurrent = false, stored = ['kl', 'jb'] } = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise<never>(() => {}), staleTime: 60_000 } },
  });
  client.setQueryData(expoQueries.menuList().queryKey, { upcoming, past: [] });
  for (const [slug, items] of Object.entries(booths))
    if (stored.includes(slug)) client.setQueryData(exhibitorQueries.list(slug).queryKey, { items });
  const store = createStore();
  setToday(store, today);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <Place brand={brand} namesCurrent={namesCurrent} />
      </Provider>
    </QueryClientProvider>,
  );
  return client;
}
const text = () => document.querySelector('p')?.textContent;

it('A booth at the expo that is on leads to its place on the map', async () => {
  show('batik', '2026-11-27');
  await expect
    .element(page.getByRole('link', { name: 'Hall 1 · Booth A09 on the expo map', exact: true }))
    .toHaveAttribute('href', '/expo/directory?expoSlug=kl&booth=A09');
});

it.each([
  ['before the expo', 'batik', '2026-11-20', 'Hall 1\u00a0· Booth A09, Baby Fair on the expo map'],
  [
    'of a brand that is only at the next one',
    'press',
    '2026-11-27',
    'Hall 2\u00a0· Booth E01, Year-End Expo',
  ],
])('The expo is named %s', (_, brand, today, expected) => {
  show(brand, today);
  expect(text()).toContain(expected);
});

it.each([
  ['a brand without a booth at the next expo', 'press', '2026-11-20'],
  ['any brand once all expos are over', 'batik', '2026-12-24'],
])('No booth is shown for %s', (_, brand, today) => {
  show(brand, today);
  expect(text()).toBe('Since then');
});

it('On a page that does not say which expo is on, a booth there names it', async () => {
  show('batik', '2026-11-27', { namesCurrent: true });
  await expect.element(page.getByRole('link', { name: 'Hall 1 · Booth A09, Baby Fair' })).toBeVisible();
});

it('The booth at the next expo waits until it is known that the brand is not at the one that is on', async () => {
  const client = show('batik', '2026-11-27', { namesCurrent: true, stored: ['jb'] });
  expect(text()).toBe('Since then');
  client.setQueryData(exhibitorQueries.list('kl').queryKey, { items: booths.kl } as never);
  await expect.element(page.getByRole('link', { name: 'Hall 1 · Booth A09, Baby Fair' })).toBeVisible();
});

it('A booth that no map shows is no link', async () => {
  show('tent', '2026-11-27');
  await expect.element(page.getByText('Hall 3 · Booth T1')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('A list of booths names the expo that is on below its title, unless it is empty', () => {
  const client = new QueryClient();
  const list = exhibitorQueries.list('kl');
  expect(boothsFacts(client, list, '2026-11-27')).toBeUndefined();
  client.setQueryData(expoQueries.menuList().queryKey, { upcoming, past: [] });
  // Not later than the title: the list would move.
  expect(boothsFacts(client, list, '2026-11-27')).toBe('Booths at Baby Fair');
  client.setQueryData(list.queryKey, [] as never);
  expect(boothsFacts(client, list, '2026-11-27')).toBeUndefined();
  client.setQueryData(list.queryKey, [{}] as never);
  expect(boothsFacts(client, list, '2026-11-27')).toBe('Booths at Baby Fair');
  expect(boothsFacts(client, list, '2026-11-25')).toBeUndefined();
});
