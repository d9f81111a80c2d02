import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expoQueries } from '../../src/features/expos/queries.ts';
import { Page as StarBuyPage } from '../../src/pages/expo/expo-starbuy.tsx';
import { Page as ArticlesPage } from '../../src/pages/read/articles.tsx';
import { Page as FaqsPage } from '../../src/pages/read/faqs.tsx';
import { Page as BrandsPage } from '../../src/pages/shop/brands.tsx';
import { setToday } from '../../src/platform/clock.ts';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { render } from '../support/render.tsx';

const TODAY = '2026-12-04';
const expo = { id: 'kl', slug: 'kl', name: 'Baby Fair', fromDate: TODAY, toDate: TODAY, showStarbuys: true };
const noItems = { items: [], total: 0, nextCursor: null, categories: [], letters: [], brands: [] };

/** Shows a page of an organiser whose lists are all empty. */
function open(Page: typeof FaqsPage, path: string) {
  const [pathname = '', query] = path.split('?');
  const store = createStore();
  setToday(store, TODAY);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name] }) => (name === 'businesses.faqs.list' ? [] : noItems),
        staleTime: Infinity,
      },
    },
  });
  client.setQueryData(expoQueries.list().queryKey, { upcoming: [expo], past: [] });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <Page address={{ path: pathname, params: {}, search: new URLSearchParams(query) }} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
}

const pages: [string, typeof FaqsPage, string, string][] = [
  ['/faqs', FaqsPage, 'No questions yet', 'See the expos'],
  ['/brands', BrandsPage, 'No brands yet', 'See the expos'],
  ['/articles', ArticlesPage, 'No articles yet', 'See the expos'],
  ['/expo/starbuy', StarBuyPage, 'No star buys yet', 'See all products'],
];

describe('A list without content leads on to another page:', () => {
  it.each(pages)('%s', async (path, Page, title, link) => {
    open(Page, path);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByRole('link', { name: link })).not.toHaveAttribute('href', path);
    expect(page.getByText(/see them all|match “/).query()).toBeNull();
  });
});

it.each([
  ['/brands?letter=Q', BrandsPage, 'No brands under Q'],
  ['/articles?text=sleep', ArticlesPage, 'No articles match “sleep”'],
  ['/expo/starbuy?category=sleep', StarBuyPage, 'No star buys'],
] as [string, typeof FaqsPage, string][])(
  'A filter that leaves nothing leads back to all: %s',
  async (path, Page, title) => {
    open(Page, path);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^See all/ }))
      .toHaveAttribute('href', path.split('?')[0]);
  },
);
