import { hashKey, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { ReadyRow } from '../../../src/pages/home/ready-row.tsx';
import { ReadyCard } from '../../../src/pages/save-offline/ready-card.tsx';
import { reportStorageFull, setVenueProgress } from '../../../src/platform/offline-readiness.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { writeOfflineCache } from '../../../src/sync/offline-cache.ts';
import { render } from '../../support/render.tsx';

const expo = {
  id: 'expo-1',
  slug: 'spring',
  name: 'Spring Fair',
  fromDate: '2026-11-20',
  toDate: '2026-11-22',
} as Expo;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  setVenueProgress(async () => null);
});

type Store = ReturnType<typeof createStore>;
const problems: [string, RegExp, (store: Store) => void][] = [
  [
    'without service workers',
    /^This browser can’t open your pass offline/,
    () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true }),
  ],
  [
    'on a full phone',
    /^This device is full, so your pass won’t open offline/,
    (store) => reportStorageFull(store),
  ],
  [
    'without room for what the hall needs',
    /^This device is full, so not all of the app opens offline/,
    (store) => reportStorageFull(store, 'answers-full'),
  ],
  [
    'where nothing may be stored',
    /^This browser won’t let the app store anything/,
    () => setVenueProgress(() => Promise.reject(new Error('refused'))),
  ],
];

it.each(problems)('What can’t get ready says why, and offers no button: %s', async (_, sentence, cause) => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  cause(store);
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient(async () => [])}>
        <ReadyCard expo={expo} />
        <ul>
          <ReadyRow expo={expo} />
        </ul>
      </QueryClientProvider>
    </Provider>,
  );
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map((status) => status.textContent),
    )
    .toEqual([expect.stringMatching(sentence), expect.stringMatching(sentence)]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('What is missing can be fetched where nothing is in the way', async () => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient(async () => [])}>
        <ReadyCard expo={expo} />
      </QueryClientProvider>
    </Provider>,
  );
  await expect.element(page.getByRole('button', { name: 'Save now' })).toBeVisible();
});

it('While the app stores by itself what the pass needs, home says so', async () => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  setVenueProgress(async () => ({ stored: 1, total: 3 }));
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient(async () => [])}>
        <ul>
          <ReadyRow expo={expo} />
        </ul>
      </QueryClientProvider>
    </Provider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Saving your pass…');
});

it('In a tab of Safari what is saved may be gone after a week, and the card says how to keep it', async () => {
  const agent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    );
  onTestFinished(() => agent.mockRestore());
  // Her own: all files of a browser share its database.
  const sub = `anna-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  await writeOfflineCache({ at: Date.now(), data: [], owner: sub, hash: hashKey(['users.agenda.list']) });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient(async () => [])}>
        <ReadyCard expo={expo} />
      </QueryClientProvider>
    </Provider>,
  );
  await expect.element(page.getByText('Safari may delete this after a week without a visit.')).toBeVisible();
});
