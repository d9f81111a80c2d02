import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { productQueries } from '../../../src/features/products/queries.ts';
import { useDescribeAction } from '../../../src/pages/outbox/use-describe-action.ts';
import { deleteFromOfflineCache, writeOfflineCache } from '../../../src/sync/offline-cache.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

function WaitingWish() {
  const describeAction = useDescribeAction();
  const action = { name: 'wishlist.set', input: { slug: 'duck', isWished: true } };
  return <p>{describeAction({ action, state: 'waiting' } as never).subject}</p>;
}

it('Without signal a product is named by what is stored of any expo on the list', async () => {
  const upcoming = ['kl', 'jb'].map((slug) => ({ id: slug, slug, showStarbuys: true }));
  const starBuys = {
    pages: [{ items: [{ ...bottleCard, slug: 'duck', name: 'Bath duck' }], nextCursor: null, total: 1 }],
    pageParams: [null],
  };
  // Public answers belong to nobody.
  const entry = { owner: '', hash: hashKey(productQueries.starBuys('jb', undefined).queryKey) };
  onTestFinished(() => deleteFromOfflineCache(entry.owner, entry.hash));
  await writeOfflineCache({ ...entry, at: Date.now(), data: starBuys });
  const client = new QueryClient();
  client.setQueryData(expoQueries.list().queryKey, { upcoming, past: [] });
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <WaitingWish />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Bath duck')).toBeVisible();
});
