import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PointsCard } from '../../../src/features/points/points-card.tsx';
import { pointsQueries } from '../../../src/features/points/queries.ts';
import { RequestError } from '../../../src/platform/request-error.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
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

it('After a refusal the card says 0, and what the balance was when it was loaded last', async () => {
  const queryFn = vi.fn().mockRejectedValue(new RequestError('client', 'Summary failed', '', 500));
  const client = new QueryClient({ defaultOptions: { queries: { queryFn, retry: false } } });
  const summary = { balanceAmount: { points: 1_240 }, pointsPerCheckIn: 0 };
  const updatedAt = Date.parse('2026-10-04T02:42:00Z');
  client.setQueryData(pointsQueries.summary(true).queryKey, summary as never, { updatedAt });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <PointsCard />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Your points didn’t load.')).toBeVisible();
  await expect.element(page.getByText('0', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1,240 points as of 04/10/2026, 10:42 AM')).toBeVisible();
});
