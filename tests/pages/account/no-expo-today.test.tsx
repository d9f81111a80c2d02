import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { CheckInPage } from '../../../src/pages/account/check-in.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const expoOf = (id: string, fromDate: string, showHighlights: boolean) => ({
  id,
  slug: id,
  name: `Fair ${id}`,
  fromDate,
  toDate: fromDate,
  showHighlights,
  showStarbuys: false,
  showPreExpoSale: false,
  schedule: [],
  picture: 'expo.png',
});

it('Where no expo is on today, the next one is named, also without highlights', async () => {
  const store = createStore();
  setToday(store, '2026-11-21');
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  const client = createQueryClient(() => new Promise(() => {}));
  const upcoming = [expoOf('north', '2026-11-22', false), expoOf('south', '2026-12-04', true)];
  client.setQueryData(expoQueries.list().queryKey, { upcoming, past: [] });
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <CheckInPage address={{ path: '/account', search: new URLSearchParams(), params: {} } as never} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  await expect.element(page.getByText(/Fair north opens on/)).toBeVisible();
});
