import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PointsCard } from '../../../src/features/points/points-card.tsx';
import { render } from '../../support/render.tsx';

it('What today has earned is a part of the section around it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <PointsCard earnedToday={0} />
        <PointsCard />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Earned today', level: 3 })).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
});
