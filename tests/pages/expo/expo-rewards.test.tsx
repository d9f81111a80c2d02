import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ExpoDetail } from '../../../src/domain/expo/expo.ts';
import { paths } from '../../../src/domain/routing/paths.ts';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { Page } from '../../../src/pages/expo/expo-rewards.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { render } from '../../support/render.tsx';

const TODAY = '2026-12-04';
const expo = {
  slug: 'kl',
  name: 'Baby Fair',
  venue: 'Big Hall',
  fromDate: TODAY,
  toDate: TODAY,
  picture: '',
  highlights: [],
  programme: [],
} as unknown as ExpoDetail;

function open(detail: ExpoDetail) {
  const store = createStore();
  setToday(store, TODAY);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  client.setQueryData(expoQueries.detail('kl').queryKey, detail);
  const search = new URLSearchParams({ expoSlug: 'kl' });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <Page address={{ path: paths.expoRewards, params: {}, search }} />
      </Provider>
    </QueryClientProvider>,
  );
}

it('The rewards at an expo name it', async () => {
  open(expo);
  await expect.element(page.getByRole('heading', { name: 'Rewards at Baby Fair' })).toBeVisible();
});

it('An expo without rewards says so once, and leads to those of others', async () => {
  open(expo);
  await expect.element(page.getByText(/^No rewards here yet\./)).toBeVisible();
  expect(page.getByText(/rewards/i).elements()).toHaveLength(3);
  const link = page.getByRole('link', { name: 'See other rewards' });
  await expect.element(link).toHaveAttribute('href', paths.rewards);
});

it('An expo that is no longer listed has no rewards, and the page leads on', async () => {
  open({ ...expo, isWithdrawn: true });
  await expect.element(page.getByRole('heading', { name: 'Baby Fair is no longer listed' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See all rewards' })).toBeVisible();
  expect(page.getByText('Rewards at Baby Fair').query()).toBeNull();
});
