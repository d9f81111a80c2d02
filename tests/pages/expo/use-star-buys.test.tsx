import { QueryClient, QueryClientProvider, type QueryFunctionContext } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { productQueries } from '../../../src/features/products/queries.ts';
import { StarBuyDeals } from '../../../src/pages/expo/star-buy-deals.tsx';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

const cot = { ...bottleCard, slug: 'cot', name: 'Cot', category: 'Sleep', categoryId: 'sleep' };
const expo = { id: 'kl', slug: 'kl', name: 'Baby Fair' } as never;
const pages = (items: (typeof bottleCard)[], nextCursor: string | null = null) => ({
  pages: [{ items, total: items.length, nextCursor }],
  pageParams: [null],
});

/** The star buys of a category, with the list of all on this phone, and answers that come when the test says so. */
function open(category: string | undefined, all = pages([bottleCard, cot])) {
  const answer = Promise.withResolvers<unknown>();
  const queryFn = ({ queryKey: [path] }: QueryFunctionContext) =>
    path === 'businesses.products.list' ? answer.promise : new Promise(() => {});
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn, retry: false, staleTime: Infinity } },
  });
  client.setQueryData(productQueries.starBuys('kl', undefined).queryKey, all);
  client.setQueryData(productQueries.filterChoices('kl').queryKey, {
    categories: [
      { id: 'bath', name: 'Bath' },
      { id: 'sleep', name: 'Sleep' },
    ],
    brands: [],
  } as never);
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <AlertProvider>
          <StarBuyDeals
            address={{ path: '/expo/starbuy', params: {}, search: new URLSearchParams() }}
            expo={expo}
            category={category}
            none={null}
          />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  return answer;
}
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it.each(['sleep', 'Sleep'])(
  'The star buys of category “%s” come from the list of all, before and after a lost answer',
  async (category) => {
    const answer = open(category);
    await expect.poll(names).toEqual(['Cot']);
    answer.reject(new Error('No answer'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(names()).toEqual(['Cot']);
  },
);

it('The page says once how many there are, in which category and in which order', async () => {
  open(undefined);
  await expect.element(page.getByRole('status')).toHaveTextContent(/^2 star buys, biggest saving first$/);
});

it('The number of star buys is that of the category', async () => {
  open('sleep');
  await expect.element(page.getByRole('status')).toHaveTextContent(/^1 star buy in Sleep$/);
});

it('The answer of the server takes the place of what was narrowed on the phone', async () => {
  const answer = open('sleep');
  await expect.poll(names).toEqual(['Cot']);
  answer.resolve({ items: [{ ...cot, name: 'Cradle' }], total: 1, nextCursor: null });
  await expect.poll(names).toEqual(['Cradle']);
});

it('A category without star buys says so', async () => {
  open('bath');
  await expect.element(page.getByRole('heading', { name: 'No star buys' })).toBeVisible();
});

it('A list without its further pages is not narrowed as if it were the whole', async () => {
  const answer = open('sleep', pages([cot], 'next'));
  answer.reject(new Error('No answer'));
  await expect.poll(names).toEqual(['The star buys didn’t load']);
});
