import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Position } from '../../../src/domain/content/position.ts';
import { positionQueries } from '../../../src/features/positions/queries.ts';
import { Page } from '../../../src/pages/about/career-opportunity.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { render } from '../../support/render.tsx';

const position = (slug: string, title: string, team: string, closesOn = '2026-12-24'): Position => ({
  slug,
  title,
  team,
  place: 'Kuala Lumpur',
  type: 'Full time',
  summary: `${title} at expos.`,
  salary: { from: 4200, to: 5500, per: 'month' },
  postedOn: '2026-11-01',
  closesOn,
  picture: '',
  body: '<p>What you do all day.</p>',
});
const positions = [
  position('planner', 'Floor planner', 'Expos'),
  position('editor', 'Editor', 'Content'),
  position('host', 'Host', 'Expos'),
  position('clerk', 'Clerk', 'Office'),
  position('baker', 'Baker', 'Kitchen'),
  position('late', 'Late', 'Expos', '2026-12-01'),
];

function open(query: string) {
  const store = createStore();
  setToday(store, '2026-12-04');
  const client = new QueryClient({
    defaultOptions: {
      queries: { queryFn: () => Promise.reject(new Error('Not asked')), staleTime: Infinity },
    },
  });
  client.setQueryData(positionQueries.list().queryKey, positions);
  for (const each of positions) client.setQueryData(positionQueries.detail(each.slug).queryKey, each);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <Page address={{ path: '/career-opportunity', params: {}, search: new URLSearchParams(query) }} />
      </Provider>
    </QueryClientProvider>,
  );
}
const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

it('All positions stand below their number, and teams are the first headings below that of the page', async () => {
  open('');
  await expect.element(page.getByText('5 positions', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'About working here' }))
    .toHaveAttribute('href', '/career');
  expect(headings().slice(0, 3)).toEqual(['H2 Expos', 'H3 Floor planner', 'H3 Host']);
});

it('On phones a position has its facts directly below the button to apply, and a few others at the end', async () => {
  open('slug=planner');
  const facts = page.getByRole('complementary', { name: 'Facts' });
  const bottomOf = (place: { element(): Element }) => place.element().getBoundingClientRect().bottom;
  const text = page.getByText('What you do all day.');
  await expect.element(text).toBeVisible();
  const button = page.getByRole('link', { name: 'Apply by email' }).first();
  expect(facts.element().getBoundingClientRect().top - bottomOf(button)).toBeLessThan(40);
  expect(text.element().getBoundingClientRect().top).toBeGreaterThan(bottomOf(facts));
  const others = page.getByRole('region', { name: 'Other open positions' });
  expect(
    others
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Host', 'Editor', 'Clerk']);
  await expect
    .element(others.getByRole('link', { name: 'See all' }))
    .toHaveAttribute('href', '/career-opportunity');
});

it('In place of a closed position one button leads to all of them', async () => {
  open('slug=late');
  await expect.element(page.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href === '/career-opportunity')).toHaveLength(1);
  expect(hrefs).toContain('/career-opportunity?slug=host');
});
