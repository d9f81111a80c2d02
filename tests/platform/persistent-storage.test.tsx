import { createStore } from 'jotai';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AppServices } from '../../src/platform/app-services.ts';
import { startInstallOffer } from '../../src/platform/install-offer.ts';
import { requestPersistentStorage } from '../../src/platform/persistent-storage.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { installStateKey } from '../../src/sync/later-storage-keys.ts';

beforeEach(() => localStorage.removeItem(installStateKey));

function stubStorage(isPersisted: boolean) {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  const persisted = vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(isPersisted);
  onTestFinished(() => {
    persist.mockRestore();
    persisted.mockRestore();
  });
  return { persist, persisted };
}

it('A browser that has agreed to keep what is stored is not asked again', async () => {
  const { persist } = stubStorage(true);
  expect(await requestPersistentStorage()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});

it('A browser that has not agreed is asked', async () => {
  const { persist } = stubStorage(false);
  expect(await requestPersistentStorage()).toBe(true);
  expect(persist).toHaveBeenCalledTimes(1);
});

it('After a sign-in Chromium is asked, which decides without a question', async () => {
  const { persist, persisted } = stubStorage(false);
  const store = createStore();
  startInstallOffer({ store } as AppServices);
  expect(persisted).not.toHaveBeenCalled();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  await expect.poll(() => persist.mock.calls.length).toBe(1);
});

it('After a sign-in a browser that would show a question is not asked', async () => {
  const { persisted } = stubStorage(false);
  const chromium = vi.spyOn(navigator, 'userAgentData' as never, 'get').mockReturnValue(undefined as never);
  onTestFinished(() => chromium.mockRestore());
  const store = createStore();
  startInstallOffer({ store } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(persisted).not.toHaveBeenCalled();
});
