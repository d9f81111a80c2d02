import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { CheckInCard } from '../../../src/features/check-ins/check-in-card.tsx';
import { setToday, todayAtom } from '../../../src/platform/clock.ts';
import { outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { beginSignOut } from '../../../src/sync/begin-sign-out.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

/** Doors that open at the end of every day that a test runs on, or that count as open. */
const expoWith = (hours: readonly object[]) =>
  ({ id: 'expo-1', name: 'The Expo', schedule: hours, fromDate: '', toDate: '' }) as unknown as Expo;
const store = createStore();
setToday(store);
startOutbox(store);
const checkIns = () => store.get(outboxEntriesAtom).length;

beforeEach(async () => {
  await beginSignOut('anna', 'discard');
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  await expect.poll(checkIns).toBe(0);
});

function show(schedule: readonly object[]): void {
  setToday(store);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient(() => new Promise(() => {}))}>
        <AlertProvider>
          <CheckInCard expo={expoWith(schedule)} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('Before the doors open a tap asks first, and there is a way back', async () => {
  show([{ date: store.get(todayAtom), startTime: '23:59', endTime: '24:00' }]);
  await button('Check in').click();
  await expect.element(page.getByText('The doors aren’t open yet. Check in now anyway?')).toBeVisible();
  await button('Not yet').click();
  await expect.element(button('Check in')).toBeVisible();
  expect(checkIns()).toBe(0);
  await button('Check in').click();
  await button('Check in anyway').click();
  await expect.poll(checkIns).toBe(1);
});

it('Once they are open one tap checks in', async () => {
  show([]);
  await button('Check in').click();
  await expect.poll(checkIns).toBe(1);
});
