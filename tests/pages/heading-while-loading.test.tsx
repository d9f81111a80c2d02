import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PageLayout } from '../../src/app/page-layout.tsx';
import { resolveHead } from '../../src/app/resolve-head.ts';
import * as expo from '../../src/pages/expo/expo.tsx';
import type { PageModule } from '../../src/pages/page-module.ts';
import * as article from '../../src/pages/read/article.tsx';
import * as mediaArticle from '../../src/pages/read/media-article.tsx';
import * as brand from '../../src/pages/shop/brand.tsx';
import * as product from '../../src/pages/shop/product.tsx';
import { setToday } from '../../src/platform/clock.ts';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { bottleCard } from '../support/product-card.fixture.ts';
import { render } from '../support/render.tsx';

const TODAY = '2026-11-21';
const headings = () => page.getByRole('heading', { level: 1 });

/** A page of which nothing has arrived, after a list that has the `card`. */
function open(module: PageModule, path: string, slug: string, card?: object) {
  const store = createStore();
  setToday(store, TODAY);
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise(() => {}), staleTime: Infinity } },
  });
  onTestFinished(() => client.clear());
  if (card) client.setQueryData(['a list'], [card]);
  const address = { path, params: { slug }, search: new URLSearchParams({ expoSlug: slug }) };
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <PageLayout address={address} head={resolveHead(module, client, address, TODAY)}>
            <module.Page address={address} />
          </PageLayout>
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
}

it.each<[string, PageModule, string]>([
  ['Loading the product', product, '/products/bottle'],
  ['Loading the brand', brand, '/brands/moon-and-mallow'],
  ['Loading the article', article, '/articles/sleep'],
  ['Loading the article', mediaArticle, '/media/sleep'],
  ['Loading the expo', expo, '/expo'],
])('Until anything is known of it, the page has one heading: %s', async (heading, module, path) => {
  open(module, path, path.split('/').at(-1) ?? '');
  await expect.element(headings()).toHaveTextContent(heading);
  expect(headings().elements()).toHaveLength(1);
});

const moonAndMallow = {
  slug: 'moon-and-mallow',
  name: 'Moon & Mallow',
  tagline: 'Sleep.',
  category: 'Nursery',
  picture: 'moon',
  country: 'Malaysia',
};
const inThePress = {
  slug: 'sleep',
  title: 'A fair for sleep',
  outlet: 'The Daily',
  summary: '',
  picture: 'sleep',
};

it.each<[string, PageModule, string, { slug: string }]>([
  [bottleCard.name, product, `/products/${bottleCard.slug}`, bottleCard],
  [moonAndMallow.name, brand, '/brands/moon-and-mallow', moonAndMallow],
  [inThePress.title, mediaArticle, '/media/sleep', inThePress],
])('Where a list has its name, that is the one heading at once: %s', async (heading, module, path, card) => {
  open(module, path, card.slug, card);
  await expect.element(headings()).toHaveTextContent(heading);
  expect(headings().elements()).toHaveLength(1);
});
