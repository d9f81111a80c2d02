import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { agendaQueries } from '../../../src/features/agenda/queries.ts';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { familyQueries } from '../../../src/features/family/queries.ts';
import { giftCardQueries } from '../../../src/features/gift-cards/queries.ts';
import { voucherQueries } from '../../../src/features/vouchers/queries.ts';
import { wishlistQueries } from '../../../src/features/wishlist/queries.ts';
import { useAccountSummaries, useFamilySummary } from '../../../src/pages/account/use-account-summaries.ts';
import { setToday } from '../../../src/platform/clock.ts';
import { flagQueries } from '../../../src/platform/flag-queries.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

const LAST_DAY = '2026-12-04';
const FLAGS = Object.fromEntries(
  ['digitalVoucherWebState', 'digitalVoucherState', 'giftCardWebState', 'giftCardState'].map((name) => [
    name,
    true,
  ]),
);
const ready = { status: 'ready', expiresOn: LAST_DAY, balanceSen: 5000 };

function Summaries() {
  const summaries = useAccountSummaries();
  return [summaries.vouchers, summaries['gift-cards'], summaries.wishlist].join(', ');
}

it('The account page counts vouchers and cards until their last day, whenever they were loaded, and wishes', async () => {
  const store = createStore();
  setToday(store, LAST_DAY);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  client.setQueryData(flagQueries.all().queryKey, FLAGS);
  client.setQueryData(expoQueries.menuList().queryKey, { upcoming: [], past: [] });
  client.setQueryData(voucherQueries.list(true).queryKey, [ready]);
  client.setQueryData(giftCardQueries.list(true).queryKey, [ready]);
  client.setQueryData(wishlistQueries.list(false).queryKey, [
    { product: bottleCard, addedAt: '2026-12-01T00:00:00Z' },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <Summaries />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('1 ready to use, RM\u00a050.00 left, 1 saved')).toBeVisible();
  setToday(store, '2026-12-05');
  await expect.element(page.getByText('None ready, RM\u00a00.00 left, 1 saved')).toBeVisible();
});

const FamilyText = () => useFamilySummary().text;

it.each([
  [{ isParent: true }, 'Children not added yet'],
  [{ isParent: true, isExpecting: true }, 'Children not added yet, 1 on the way'],
  [{ isParent: true, children: [{ name: '', birthDate: '2025-01-01' }] }, '1 child'],
  [{}, 'Your interests'],
])('The family of %j is summed up', async (more, text) => {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  const family = { isExpecting: false, isParent: false, dueDate: null, children: [], interests: ['sleep'] };
  client.setQueryData(familyQueries.detail(false).queryKey, { ...family, ...more } as never);
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <FamilyText />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

const AgendaText = () => useAccountSummaries().agenda;

it('The account page counts the saved talks of expos that are not over', async () => {
  const store = createStore();
  setToday(store, LAST_DAY);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  const expo = (id: string, toDate: string) => ({ id, fromDate: toDate, toDate }) as Expo;
  client.setQueryData(expoQueries.menuList().queryKey, {
    upcoming: [expo('now', LAST_DAY), expo('soon', '2027-01-01')],
    past: [expo('over', '2026-11-01')],
  });
  const talk = { date: LAST_DAY, startTime: '10:00', endTime: '11:00', title: 'Sleep', place: '' };
  client.setQueryData(
    agendaQueries.list(false).queryKey,
    ['now', 'soon', 'soon', 'over'].map((expoId, at) => ({ expoId, talkId: String(at), talk })),
  );
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AgendaText />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('3 saved')).toBeVisible();
});
