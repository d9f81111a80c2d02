import { hashKey, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { useReadiness } from '../../../src/pages/save-offline/use-readiness.ts';
import { createQueryClient, offlineCachePersister } from '../../../src/platform/query-client.ts';
import { RequestError } from '../../../src/platform/request-error.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { writeOfflineCache } from '../../../src/sync/offline-cache.ts';
import { render } from '../../support/render.tsx';

const AGENDA = ['users.agenda.list'];
const DAY_MS = 24 * 60 * 60_000;
const expo = {
  id: 'expo-1',
  slug: 'spring',
  name: 'Spring Fair',
  fromDate: '2026-11-20',
  toDate: '2026-11-22',
} as Expo;

function Caller() {
  useReadiness(expo);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 21, 2),
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/**
 * Time in which storage, and what is loaded when it is needed, can go on, too. How far they get depends on the machine:
 * what must have happened afterwards is polled.
 */
async function minutes(count: number) {
  for (let step = 0; step < count * 12; step++) {
    await vi.advanceTimersByTimeAsync(5_000);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

it('An answer of the day before is asked for until there is a newer one, with growing pauses', async () => {
  // Her own: all files of a browser share its database.
  const sub = `anna-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Anna', signedInAt: 1 });
  const old = { at: Date.now() - 2 * DAY_MS, data: [] };
  await writeOfflineCache({ ...old, owner: sub, hash: hashKey(AGENDA) });
  let asked = 0;
  let isLost = true;
  const client = createQueryClient(async ([path]) => {
    if (path === AGENDA[0]) asked++;
    if (isLost) throw new RequestError('no-answer', 'No answer', '', 0);
    return [];
  }, offlineCachePersister);
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <Caller />
      </QueryClientProvider>
    </Provider>,
  );
  await expect.poll(() => asked).toBeGreaterThan(0);
  const first = asked;
  await minutes(0.5);
  expect(asked).toBe(first);
  await minutes(1);
  await expect.poll(() => asked).toBeGreaterThan(first);
  const second = asked;
  isLost = false;
  await minutes(1);
  expect(asked).toBe(second);
  await minutes(2);
  await expect.poll(() => asked).toBeGreaterThan(second);
  const third = asked;
  await minutes(6);
  expect(asked).toBe(third);
  client.clear();
});
