import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { RewardProgramme } from '../../src/domain/expo/reward.ts';
import { earningFlag } from '../../src/domain/visitor/flags.ts';
import { rewardQueries } from '../../src/features/rewards/queries.ts';
import { Page as RewardsPage } from '../../src/pages/expo/rewards.tsx';
import { Benefits } from '../../src/pages/home/benefits.tsx';
import { flagQueries } from '../../src/platform/flag-queries.ts';
import { render } from '../support/render.tsx';

const way = (slug: string) => ({ slug, title: slug, text: '', points: 1, unit: '', picture: '' });
const reward = { slug: 'socks', name: 'Socks', points: 1, picture: '', description: '', availability: [] };

function open(part: React.ReactNode, ways: string[], flags = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  client.setQueryData(rewardQueries.programme().queryKey, {
    rewards: [reward],
    tiers: [],
    waysToEarn: ways.map(way),
  } as unknown as RewardProgramme);
  const paid = Object.fromEntries(ways.map((slug) => [earningFlag(slug), true]));
  client.setQueryData(flagQueries.all().queryKey, { ...paid, ...flags });
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>{part}</Provider>
    </QueryClientProvider>,
  );
}

describe('points are promised only for what is paid', () => {
  it.each([
    [['check-in'], /^Earn Yhello Points every day you check in/],
    [['birthday'], /^Swap your Yhello Points for rewards/],
    [[], /^Swap your Yhello Points for rewards/],
  ])('on home, with %j', async (ways, text) => {
    open(<Benefits />, ways);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it.each([
    [['check-in'], 'Earn points, and swap them for rewards', 'Start collecting'],
    [['birthday'], 'Earn points, and swap them for rewards', 'Start collecting'],
    [[], 'Swap your points for rewards at the expos.', 'Sign up'],
  ])('on the page of the rewards, with %j', async (ways, text, link) => {
    open(<RewardsPage />, ways);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('link', { name: link })).toBeVisible();
  });
});

it('The page of the rewards leads to the questions where there are some', async () => {
  open(<RewardsPage />, []);
  const link = page.getByRole('link', { name: 'See the FAQs' });
  await expect.element(link).toHaveAttribute('href', '/faqs');
});

it('The page of the rewards does not lead to questions that the organiser does not have', async () => {
  open(<RewardsPage />, [], { 'empty:/faqs': true });
  await expect.element(page.getByText('Points don’t expire')).toBeVisible();
  expect(page.getByRole('link', { name: 'See the FAQs' }).query()).toBeNull();
});

it('Until the programme is known, the page of the rewards neither shows nor says what is in it', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise(() => {}), staleTime: Infinity } },
  });
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <RewardsPage />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Make your points count' })).toBeVisible();
  const banner = page.getByRole('heading', { name: 'Make your points count' }).element().parentElement;
  const lead = banner?.querySelector('p') as HTMLElement;
  // Lines in its place.
  expect(lead.getAttribute('aria-hidden')).toBe('true');
  expect(getComputedStyle(lead.firstElementChild as Element).color).toBe('rgba(0, 0, 0, 0)');
  expect(page.getByRole('link').query()).toBeNull();
  const heightOf = () => banner?.getBoundingClientRect().height;
  const before = heightOf();
  client.setQueryData(rewardQueries.programme().queryKey, {
    rewards: [reward],
    tiers: [],
    waysToEarn: [way('check-in')],
  } as unknown as RewardProgramme);
  await expect.element(page.getByRole('link', { name: 'Start collecting' })).toBeVisible();
  expect(lead.getAttribute('aria-hidden')).toBeNull();
  expect(getComputedStyle(lead.firstElementChild as Element).color).toBe(getComputedStyle(lead).color);
  expect(lead.textContent).toBe('Earn points, and swap them for rewards at the expos.');
  expect(heightOf()).toBe(before);
});
