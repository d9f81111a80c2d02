import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ExpoDetail } from '../../../src/domain/expo/expo.ts';
import { paths } from '../../../src/domain/routing/paths.ts';
import { checkInQueries } from '../../../src/features/check-ins/queries.ts';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { Page } from '../../../src/pages/expo/expo.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const TODAY = '2026-12-04';
const expo = {
  id: 'kl',
  slug: 'kl',
  name: 'Baby Fair',
  fromDate: TODAY,
  toDate: TODAY,
  venue: '',
  address: '',
  showHighlights: false,
  showStarbuys: false,
  schedule: [],
  picture: '',
  highlights: [],
  programme: [],
} as unknown as ExpoDetail;

it('The first button of a running expo stays in its place, and leads to the pass, whatever comes to be known', async () => {
  const store = createStore();
  setToday(store, TODAY);
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise(() => {}), staleTime: Infinity } },
  });
  client.setQueryData(expoQueries.detail('kl').queryKey, expo);
  const search = new URLSearchParams({ expoSlug: 'kl' });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <Page address={{ path: paths.expo, params: {}, search }} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  const getPass = page.getByRole('link', { name: 'Get my pass' });
  await expect.element(getPass).toBeVisible();
  const first = getPass.element();
  const place = () => {
    const { left, top, height } = first.getBoundingClientRect();
    return { left, top, height };
  };
  const before = place();

  store.set(sessionAtom, { ...signedOutSession, isAuth: true, sub: 'anna' });
  await expect.element(page.getByRole('link', { name: 'Check in' })).toBeVisible();
  expect(first.textContent).toBe('Show my pass');
  expect(first.getAttribute('href')).toBe('/?menu=open');
  expect(place()).toEqual(before);

  client.setQueryData(checkInQueries.list(true).queryKey, [
    { expoId: 'kl', day: TODAY, checkedInAt: `${TODAY}T02:00:00.000Z` },
  ]);
  await expect.element(page.getByRole('link', { name: 'Checked in' })).toBeVisible();
  expect(first.textContent).toBe('Show my pass');
  expect(place()).toEqual(before);
});
