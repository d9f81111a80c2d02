import { QueryClient, QueryClientProvider, type QueryFunctionContext } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BrandCard } from '../../../src/domain/shop/brand.ts';
import { brandQueries } from '../../../src/features/brands/queries.ts';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { productQueries } from '../../../src/features/products/queries.ts';
import { Page as BrandsPage } from '../../../src/pages/shop/brands.tsx';
import { Page as ProductsPage } from '../../../src/pages/shop/products.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { OnlineContext } from '../../../src/ui/load-failure.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

const cot = { ...bottleCard, slug: 'cot', name: 'Cot', category: 'Sleep', categoryId: 'sleep' };
const crib = { ...cot, slug: 'crib', name: 'Crib' };
const expo = {
  ...{ id: 'kl', slug: 'kl', name: 'Baby Fair', fromDate: '2026-11-22', toDate: '2026-11-24', venue: '' },
  ...{ showHighlights: true, showStarbuys: true, showPreExpoSale: false, schedule: [] },
};
const brand: BrandCard = {
  ...{ slug: 'blockwood', name: 'Blockwood', tagline: 'Toys', category: 'Play', country: '', letter: 'B' },
  picture: 'brand-blockwood',
};
const pages = <T,>(items: T[], nextCursor: string | null, more: object = {}) => ({
  pages: [{ items, total: nextCursor ? 9 : items.length, nextCursor, ...more }],
  pageParams: [null],
});
const brandPages = (nextCursor: string | null) =>
  pages([brand], nextCursor, { letters: ['B', 'W'], categories: [{ id: 'play', name: 'Play' }] });

/** A page at an address, with lists on this phone, and answers that come when the test says so. */
function open(
  path: '/products' | '/brands',
  query: string,
  lists: { isWhole?: boolean; isOnline?: boolean; isSaved?: boolean } = {},
) {
  const isSaved = lists.isSaved ?? true;
  const answers: PromiseWithResolvers<unknown>[] = [];
  const queryFn = ({ queryKey: [name] }: QueryFunctionContext) => {
    if (name === 'businesses.products.choices') return new Promise(() => {});
    if (!isSaved) return Promise.reject(new Error('No answer'));
    answers.push(Promise.withResolvers());
    return answers.at(-1)?.promise;
  };
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn, retry: false, staleTime: Infinity } },
  });
  const cursor = lists.isWhole ? null : 'next';
  if (isSaved) client.setQueryData(productQueries.list({}).queryKey, pages([bottleCard, cot], cursor));
  if (isSaved)
    client.setQueryData(productQueries.starBuys('kl', undefined).queryKey, pages([bottleCard, crib], null));
  client.setQueryData(brandQueries.list({}).queryKey, brandPages(cursor));
  client.setQueryData(expoQueries.menuList().queryKey, { upcoming: [expo], past: [] } as never);
  const store = createStore();
  setToday(store, '2026-11-23');
  const Page = path === '/brands' ? BrandsPage : ProductsPage;
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <OnlineContext value={lists.isOnline ?? false}>
          <AlertProvider>
            <Page address={{ path, params: {}, search: new URLSearchParams(query) }} />
          </AlertProvider>
        </OnlineContext>
      </Provider>
    </QueryClientProvider>,
  );
  return {
    client,
    answers,
    fail: async () => {
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      for (const { reject } of answers) reject(new Error('No answer'));
    },
  };
}
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const retry = page.getByRole('button', { name: 'Try again' });
const sentence = page.getByText(/saved on this device\./);

it.each(['category=sleep', 'category=Sleep', 'q=B%20sleep', 'q=CR%20sleep&category=sleep'])(
  'Products of "%s" come from what is saved, with the star buys, and say so',
  async (query) => {
    const { fail } = open('/products', query);
    await fail();
    await expect.poll(names).toEqual(query.startsWith('q=CR') ? ['Crib'] : ['Cot', 'Crib']);
    const count = query.startsWith('q=CR') ? '1 saved product' : '2 saved products';
    await expect.element(page.getByText(count, { exact: true })).toBeVisible();
    await expect
      .element(sentence)
      .toHaveTextContent('Searched the 3 products saved on this device. The rest needs a connection.');
    await expect.element(page.getByText(/^All \d/)).not.toBeInTheDocument();
  },
);

it('No error shows before what is saved is read', async () => {
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(...names()));
  watch.observe(document.body, { childList: true, subtree: true });
  const { fail } = open('/products', 'category=sleep');
  await fail();
  await expect.poll(names).toEqual(['Cot', 'Crib']);
  watch.disconnect();
  expect(seen).not.toContain('The products didn’t load');
});

it('One tap tries again, and the answer takes the place of what is saved', async () => {
  const { fail, answers } = open('/products', 'category=sleep');
  await fail();
  await retry.click();
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
  expect(names()).toEqual(['Cot', 'Crib']);
  answers.at(-1)?.resolve({ items: [{ ...cot, name: 'Cradle' }], total: 1, nextCursor: null });
  await expect.poll(names).toEqual(['Cradle']);
  await expect.element(page.getByText('1 product', { exact: true })).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
});

it('Without a match, the page says that only saved products were searched', async () => {
  const { fail } = open('/products', 'q=zebra');
  await fail();
  await expect.poll(names).toEqual(['No saved products match “zebra”']);
  await expect.element(sentence).toBeVisible();
  await expect.element(retry).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See all saved products' }))
    .toHaveAttribute('href', '/products');
});

it('Where nothing is saved, the error shows', async () => {
  open('/products', 'category=sleep', { isSaved: false });
  await expect.poll(names).toEqual(['The products didn’t load']);
  await expect.element(retry).toBeVisible();
});

it('What is saved is sorted, and with signal the signal is not blamed', async () => {
  const { fail } = open('/products', 'sort=name', { isOnline: true });
  await fail();
  await expect.poll(names).toEqual(['Bottle', 'Cot', 'Crib']);
  await expect
    .element(sentence)
    .toHaveTextContent('Searched the 3 products saved on this device. The rest didn’t load.');
});

it('A list that is saved with its last page is the answer', async () => {
  const { fail } = open('/products', 'category=sleep', { isWhole: true });
  await fail();
  await expect.poll(names).toEqual(['Cot']);
  await expect.element(page.getByText('1 product', { exact: true })).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
  await expect.element(retry).not.toBeInTheDocument();
});

it('Without a filter, the list says how much of it is on this device', async () => {
  open('/products', '');
  await expect.poll(names).toEqual(['Bottle', 'Cot']);
  await expect.element(page.getByText('2 of 9 products', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('2 of 9 are on this device. The rest needs a connection.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('Brands come from what is saved, too', async () => {
  const { fail } = open('/brands', 'category=play');
  await fail();
  await expect.poll(names).toEqual(['Blockwood']);
  await expect.element(page.getByText('1 saved brand', { exact: true })).toBeVisible();
  await expect
    .element(sentence)
    .toHaveTextContent('Searched the 1 brand saved on this device. The rest needs a connection.');
});

it('Of a whole list of brands, the letters are those that the category leaves', async () => {
  const { fail } = open('/brands', 'text=toys', { isWhole: true });
  const letter = (name: string) => page.getByRole('link', { name, exact: true });
  await fail();
  await expect.poll(names).toEqual(['Blockwood']);
  await expect.element(letter('W')).not.toBeInTheDocument();
  await expect.element(letter('B')).toBeVisible();
});

it('Where no saved brand matches, the page says so', async () => {
  const { fail } = open('/brands', 'letter=W');
  await fail();
  await expect.poll(names).toEqual(['No saved brands under W']);
  await expect.element(retry).toBeVisible();
});
