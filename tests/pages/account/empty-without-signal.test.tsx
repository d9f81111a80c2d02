import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { giftCardQueries } from '../../../src/features/gift-cards/queries.ts';
import { voucherQueries } from '../../../src/features/vouchers/queries.ts';
import * as giftCards from '../../../src/pages/account/gift-cards.tsx';
import * as vouchers from '../../../src/pages/account/vouchers.tsx';
import { browserOnlineAtom } from '../../../src/platform/connectivity.ts';
import { flagQueries } from '../../../src/platform/flag-queries.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const flags = {
  digitalVoucherWebState: true,
  digitalVoucherState: true,
  giftCardWebState: true,
  giftCardState: true,
};

it.each([
  ['vouchers', vouchers.Page, voucherQueries.list(true), 'No vouchers yet'],
  ['cards', giftCards.Page, giftCardQueries.list(true), 'No Yhello Cards yet'],
])('Without signal the page without %s says of when that is', async (name, Page, query, title) => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'visitor' });
  store.set(browserOnlineAtom, false);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  client.setQueryData(query.queryKey, []);
  client.setQueryData(flagQueries.all().queryKey, flags);
  const address = { path: `/account/${name}`, search: new URLSearchParams(), params: {} } as never;
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <Page address={address} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByText('Saved on this device, as of')).toBeVisible();
});
