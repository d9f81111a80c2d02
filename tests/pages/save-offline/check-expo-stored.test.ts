import { beforeEach, expect, it, vi } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import type { PrecacheStatus } from '../../../sw/protocol.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';

beforeEach(() => {
  vi.resetModules();
  installFakeBrowser();
});

const isAppThere = async (status: PrecacheStatus) => {
  const active = Object.assign(new EventTarget(), {
    postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(status),
  });
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ active }) } });
  const { checkExpoStored } = await import('../../../src/pages/save-offline/check-expo-stored.ts');
  const expo = { id: 'fair', slug: 'fair', showStarbuys: false } as Expo;
  const { parts } = await checkExpoStored({ sub: 'mei', expo, flags: {} });
  return parts.find(({ name }) => name === 'app')?.stored !== null;
};

it('The app is there once it opens offline: its icons may come later', async () => {
  const all = { stored: 20, total: 24 };
  expect(await isAppThere({ essential: { stored: 20, total: 20 }, all })).toBe(true);
  expect(await isAppThere({ essential: { stored: 19, total: 20 }, all })).toBe(false);
});
