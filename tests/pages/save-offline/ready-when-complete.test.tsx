import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { ReadyRow } from '../../../src/pages/home/ready-row.tsx';
import { checkExpoStored } from '../../../src/pages/save-offline/check-expo-stored.ts';
import { setVenueProgress } from '../../../src/platform/offline-readiness.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

// What is on a phone is read from its worker and its database, which a component test does not fill.
vi.mock('../../../src/pages/save-offline/check-expo-stored.ts', { spy: true });

const expo = {
  id: 'expo-1',
  slug: 'spring',
  name: 'Spring Fair',
  fromDate: '2026-11-20',
  toDate: '2026-11-22',
} as Expo;
const STORED = { at: null, bytes: 1 };

it('Home sees by itself that the app’s own files are there, although no answer is stored with them', async () => {
  let isAppStored = false;
  vi.mocked(checkExpoStored).mockImplementation(async () => ({
    parts: [
      { name: 'pass', stored: STORED },
      { name: 'app', stored: isAppStored ? STORED : null },
    ],
    pictures: [],
    isPersistent: true,
  }));
  const worker = Object.assign(new EventTarget(), {
    postMessage: (_: unknown, [port]: MessagePort[]) =>
      port?.postMessage({ essential: { stored: isAppStored ? 2 : 1, total: 2 } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ active: worker }) },
    configurable: true,
  });
  setVenueProgress(async () => ({ stored: 1, total: 1 }));
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    setVenueProgress(async () => null);
  });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
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
  isAppStored = true;
  await expect.element(page.getByText('Works offline')).toBeVisible();
  await expect.element(page.getByText('Saving your pass…')).not.toBeInTheDocument();
});
