import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { CheckInCard } from '../../../src/features/check-ins/check-in-card.tsx';
import { checkInQueries } from '../../../src/features/check-ins/queries.ts';
import { setToday, todayAtom } from '../../../src/platform/clock.ts';
import { outboxEntriesAtom, reloadOutbox, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { applyResults } from '../../../src/sync/apply-results.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

/** Each test has an expo of its own: the outbox keeps what another test has checked in to. */
const expoWith = (id: string, hours: readonly object[]) =>
  ({ id, name: 'The Expo', schedule: hours, fromDate: '', toDate: '' }) as unknown as Expo;
const store = createStore();
setToday(store);
startOutbox(store);
const checkInsTo = (expoId: string) =>
  store
    .get(outboxEntriesAtom)
    .filter(({ action }) => (action.input as { expoId?: string } | undefined)?.expoId === expoId).length;

beforeAll(() => writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 }));

const never = () => new Promise<never>(() => {});

/** `answer`: of the server, to everything. Without it the check-ins are loaded, and there are none. */
function show(expo: Expo, answer?: () => Promise<unknown>): void {
  const client = createQueryClient(answer ?? never);
  if (!answer) client.setQueryData(checkInQueries.list(true).queryKey, []);
  setToday(store);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <CheckInCard expo={expo} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('Before the doors open a tap asks first, and there is a way back', async () => {
  show(expoWith('early', [{ date: store.get(todayAtom), startTime: '23:59', endTime: '24:00' }]));
  await button('Check in').click();
  await expect.element(page.getByText('The doors aren’t open yet. Check in now anyway?')).toBeVisible();
  await button('Not yet').click();
  await expect.element(button('Check in')).toBeVisible();
  expect(checkInsTo('early')).toBe(0);
  await button('Check in').click();
  await button('Check in anyway').click();
  await expect.poll(() => checkInsTo('early')).toBe(1);
});

it('A screen reader hears the question and what was done, and no names of buttons', async () => {
  show(expoWith('heard', [{ date: store.get(todayAtom), startTime: '23:59', endTime: '24:00' }]));
  const status = page.getByRole('status');
  // It stands before its text comes.
  await expect.element(status).toHaveTextContent(/^$/);
  await button('Check in').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^The doors .* Check in now anyway\?$/);
  await button('Check in anyway').click();
  await expect.element(page.getByRole('heading', { name: 'You’re checked in for The Expo' })).toBeVisible();
  await expect.element(status).toHaveTextContent(/^Checked in at/);
  expect(status.getByRole('button').query()).toBeNull();
});

it('Once they are open one tap checks in', async () => {
  // Without hours they count as open.
  show(expoWith('open', []));
  await button('Check in').click();
  await expect.poll(() => checkInsTo('open')).toBe(1);
});

it('Nobody is asked to check in before it is known whether they have', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  show(expoWith('known', []), () => promise);
  await expect.element(page.getByRole('heading', { name: 'The Expo', exact: true })).toBeVisible();
  expect(button('Check in').query()).toBeNull();
  const day = store.get(todayAtom);
  resolve([{ expoId: 'known', day, checkedInAt: `${day}T02:30:00.000Z` }]);
  await expect.element(page.getByText('Checked in at 10:30 AM')).toBeVisible();
});

it.each([
  ['open', [], 'Sent. Enjoy the expo!'],
  ['closed', [{ startTime: '00:00', endTime: '00:01' }], 'Sent.'],
])('With its doors %s, a check-in that was sent says so', async (name, hours, words) => {
  const expoId = `sent-${name}`;
  show(
    expoWith(
      expoId,
      hours.map((times) => ({ date: store.get(todayAtom), ...times })),
    ),
  );
  await button('Check in').click();
  await expect.poll(() => checkInsTo(expoId)).toBe(1);
  const entry = store.get(outboxEntriesAtom).at(-1);
  const checkedInAt = new Date().toISOString();
  const answer = { expoId, day: store.get(todayAtom), checkedInAt, points: 0 };
  await applyResults([{ key: entry?.action.key ?? '', verdict: 'done', rev: 1, answer }]);
  await reloadOutbox();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
