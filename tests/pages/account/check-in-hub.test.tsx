import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { CheckInHub } from '../../../src/pages/account/check-in-hub.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const DAY = '2026-12-04';
const expo = { id: 'fair', slug: 'fair', name: 'Fair', fromDate: DAY, toDate: DAY, venue: 'Hall' } as Expo;

it('In a signal so weak that no answer comes, the day at an expo has its list all the same', async () => {
  const store = createStore();
  const queryClient = createQueryClient(() => new Promise(() => {}));
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(appServicesAtom, { store, queryClient } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  startOutbox(store);
  render(
    <QueryClientProvider client={queryClient}>
      <Provider store={store}>
        <AlertProvider>
          <CheckInHub expo={expo} hasCodes={false} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible();
  await expect.element(page.getByText('Loading your talks and your list')).not.toBeInTheDocument();
});
