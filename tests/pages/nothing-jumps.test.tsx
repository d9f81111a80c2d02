import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ComponentType } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../src/domain/routing/paths.ts';
import { cartQueries } from '../../src/features/cart/queries.ts';
import { communityQueries } from '../../src/features/community/queries.ts';
import { expoQueries } from '../../src/features/expos/queries.ts';
import { pointsQueries } from '../../src/features/points/queries.ts';
import { rewardQueries } from '../../src/features/rewards/queries.ts';
import { Page as MyRewards } from '../../src/pages/account/my-rewards.tsx';
import type { PageProps } from '../../src/pages/page-module.ts';
import { Page as Community } from '../../src/pages/read/community.tsx';
import { Page as Cart } from '../../src/pages/shop/cart.tsx';
import { setToday } from '../../src/platform/clock.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../src/ui/alert.tsx';
import { render } from '../support/render.tsx';

/** A page of which only what is set has arrived. */
function open(Page: ComponentType<PageProps>, path: string) {
  const store = createStore();
  setToday(store, '2026-11-21');
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, sub: 'visitor' });
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise(() => {}), staleTime: Infinity } },
  });
  onTestFinished(() => client.clear());
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <Page address={{ path, params: {}, search: new URLSearchParams() }} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  return client;
}
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

it('The rewards for one’s points wait for the tiers above them', async () => {
  const client = open(MyRewards, paths.myRewards);
  const balanceAmount = { currency: 'myr', originalAmount: 0, points: 300 };
  client.setQueryData(pointsQueries.summary(true).queryKey, { balanceAmount, paidWays: [] });
  await expect.element(page.getByText('300', { exact: true })).toBeVisible();
  const loading = page.getByText('Loading the rewards');
  await expect.element(loading).toBeInTheDocument();
  client.setQueryData(rewardQueries.programme().queryKey, { tiers: [], waysToEarn: [], rewards: [] });
  await expect.element(loading).not.toBeInTheDocument();
  await expect.element(heading('Points history')).toBeVisible();
});

it('The questions wait for the groups above them', async () => {
  const client = open(Community, paths.community);
  client.setQueryData(communityQueries.questions(undefined).queryKey, {
    pages: [{ items: [], nextCursor: null }],
    pageParams: [null],
  });
  await expect.element(page.getByText('Loading the groups and questions')).toBeInTheDocument();
  expect(heading('Parents ask parents').query()).toBeNull();
  client.setQueryData(communityQueries.groups().queryKey, []);
  await expect.element(heading('Parents ask parents')).toBeVisible();
});

it('At an expo, what is said of the sale waits for the cart above it', async () => {
  const client = open(Cart, paths.cart);
  const expo = {
    id: 'kl',
    slug: 'kl',
    name: 'Fair KL',
    fromDate: '2026-11-20',
    toDate: '2026-11-22',
    showHighlight: true,
  };
  client.setQueryData(expoQueries.freshMenuList().queryKey, { upcoming: [expo], past: [] });
  await expect.element(page.getByText('Loading your cart')).toBeInTheDocument();
  expect(heading(/The cart is closed/).query()).toBeNull();
  client.setQueryData(cartQueries.list(true).queryKey, []);
  await expect.element(heading(/The cart is closed/)).toBeVisible();
});
