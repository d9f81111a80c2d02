import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Page } from '../../../src/pages/shop/brands.tsx';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const found = {
  items: [{ slug: 'wood', name: 'Wood', tagline: '', category: 'Play', picture: 'brand' }],
  total: 1,
  nextCursor: null,
  categories: [{ id: 'Play', name: 'Play' }],
  letters: ['W'],
};

async function open(query: string) {
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => found, staleTime: Infinity } },
  });
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <AlertProvider>
          <Page address={{ path: '/brands', params: {}, search: new URLSearchParams(query) }} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('1 brand', { exact: true })).toBeVisible();
}

const clearAll = page.getByRole('link', { name: 'Clear all' });

it('Brands narrowed by two things lead back to all with one link', async () => {
  await open('category=Play&text=wood');
  await expect.element(clearAll).toHaveAttribute('href', '/brands');
});

it('One filter is taken back where it was chosen', async () => {
  await open('category=Play');
  await expect.element(clearAll).not.toBeInTheDocument();
});
