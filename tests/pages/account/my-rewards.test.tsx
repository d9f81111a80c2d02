import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { RewardProgramme } from '../../../src/domain/expo/reward.ts';
import { Page } from '../../../src/pages/account/my-rewards.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { RequestError } from '../../../src/platform/request-error.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

const POINTS = '/api/loyalty/get/user-summary';
const tier = (slug: string, name: string, fromPoints: number) => ({
  slug,
  name,
  fromPoints,
  perks: [],
  picture: '',
});
const programme: RewardProgramme = {
  tiers: [tier('first', 'First Friend', 0), tier('second', 'Good Friend', 301)],
  waysToEarn: [],
  rewards: [
    {
      slug: 'tote',
      title: 'Tote bag',
      text: '',
      category: '',
      pointsCost: 301,
      picture: '',
      availability: [],
    },
  ],
};

/** `points`: null when they cannot be loaded. */
function open(points: number | null, of: RewardProgramme = programme) {
  const store = createStore();
  setToday(store, '2026-11-21');
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, sub: 'visitor' });
  const summary = {
    balanceAmount: { currency: 'myr', originalAmount: 0, points: points ?? 0 },
    paidWays: [],
  };
  const answers = new Map<unknown, unknown>([
    ['businesses.rewards.programme', of],
    ['users.transactions.list', { items: [], nextCursor: null }],
    ...(points === null ? [] : [[POINTS, summary] as const]),
  ]);
  const queryFn = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => {
    if (answers.has(path)) return answers.get(path);
    throw new RequestError('client', 'Refused', '', 500);
  };
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn, retry: false, networkMode: 'always' } },
  });
  const address = { path: '/my-rewards', params: {}, search: new URLSearchParams() };
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <Page address={address} />
      </Provider>
    </QueryClientProvider>,
  );
}

const reward = page.getByRole('heading', { name: 'Tote bag' });

it('Points that are known lead to a tier and to a reward', async () => {
  open(300);
  await expect.element(page.getByText('Your tier: First Friend. 1 more point to Good Friend.')).toBeVisible();
  await expect.element(page.getByText('1 point to go: Tote bag')).toBeVisible();
  await expect.element(page.getByText(/Not enough points/)).toBeVisible();
});

it('Points that did not load lead to no tier, and the rewards say nothing of them', async () => {
  open(null);
  await expect.element(page.getByText('Your points didn’t load.')).toBeVisible();
  await expect.element(reward).toBeVisible();
  for (const text of [/You’re a/, /more points?/, /points? to go/, /Not enough/])
    expect(page.getByText(text).query()).toBeNull();
});

it('Without tiers no top tier is shown', async () => {
  open(300, { ...programme, tiers: [] });
  await expect.element(page.getByText('1 point to go: Tote bag')).toBeVisible();
  expect(page.getByText(/top tier/).query()).toBeNull();
});
