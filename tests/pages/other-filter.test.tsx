import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toProductListInput } from '../../src/features/products/product-filters.ts';
import { productQueries } from '../../src/features/products/queries.ts';
import { StarBuyDeals } from '../../src/pages/expo/star-buy-deals.tsx';
import { Page as ProductsPage } from '../../src/pages/shop/products.tsx';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { bottleCard } from '../support/product-card.fixture.ts';
import { render } from '../support/render.tsx';

// A whole list is narrowed on the phone: see `use-star-buys.test.tsx` and `saved-matches.test.tsx`.
const firstPage = { pages: [{ items: [bottleCard], total: 2, nextCursor: 'next' }], pageParams: [null] };
const expo = { id: 'kl', slug: 'kl', name: 'Baby Fair' } as never;
const productsAt = (query: string) => (
  <ProductsPage address={{ path: '/products', params: {}, search: new URLSearchParams(query) }} />
);
const starBuysIn = (category?: string) => (
  <StarBuyDeals
    address={{ path: '/expo/starbuy', params: {}, search: new URLSearchParams() }}
    expo={expo}
    category={category}
    none={null}
  />
);
const lists: [string, ReactNode, ReactNode, string?][] = [
  ['Products', productsAt(''), productsAt('category=sleep'), '/products'],
  ['Star buys', starBuysIn(), starBuysIn('sleep')],
];

it.each(lists)('%s of another filter are not shown as its own', async (_, list, filtered, wholeListHref) => {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const queryFn = () => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)?.promise;
  };
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn, retry: false, staleTime: Infinity } },
  });
  client.setQueryData(productQueries.list(toProductListInput({})).queryKey, firstPage);
  client.setQueryData(productQueries.starBuys('kl', undefined).queryKey, firstPage);
  const inApp = (node: ReactNode) => (
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <AlertProvider>{node}</AlertProvider>
      </Provider>
    </QueryClientProvider>
  );
  const shown = page.getByRole('heading', { name: 'Bottle' });
  const status = () =>
    [...page.getByRole('status').elements(), ...page.getByText(/^Searched/).elements()]
      .map(({ textContent }) => textContent)
      .join('')
      // An empty line keeps its place.
      .trim();
  const { rerender } = render(inApp(list));
  await expect.element(shown).toBeVisible();
  expect(status()).toMatch(/2 products|1 of 2/);

  rerender(inApp(filtered));
  await expect.element(shown).toBeVisible();
  expect(status()).toBe('');
  expect(document.querySelector('[aria-busy="true"]')?.contains(shown.element())).toBe(true);

  const fail = () => {
    for (const { reject } of answers) reject(new Error('No answer'));
  };
  fail();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(shown).not.toBeInTheDocument();
  const wholeList = page.getByRole('link', { name: /^See all/ });
  expect(wholeList.elements().map((link) => link.getAttribute('href'))).toEqual(
    wholeListHref ? [wholeListHref] : [],
  );
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
  await expect.element(shown).not.toBeInTheDocument();
  // If only a part of the products is saved, it says that nothing else was searched.
  expect(status()).toMatch(wholeListHref ? /^Searched the 1 product saved on this device/ : /^$/);
});
