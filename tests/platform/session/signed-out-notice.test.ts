import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  sessionAtom,
  signedOutSession,
  wasSignedOutAtom,
} from '../../../src/platform/session/session-state.ts';
import { keepSignedOutNotice } from '../../../src/platform/session/signed-out-notice.ts';
import { signedOutKey } from '../../../src/sync/later-storage-keys.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';

beforeEach(() => {
  installFakeBrowser();
});

/** A start of the app, or another tab. */
async function start({ isAuth = false, wasSignedOut = false } = {}) {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth });
  store.set(wasSignedOutAtom, wasSignedOut);
  await keepSignedOutNotice(store);
  return {
    isShown: () => store.get(wasSignedOutAtom),
    set: (isShown: boolean) => store.set(wasSignedOutAtom, isShown),
  };
}
/** What the browser tells the other tabs. */
const tellOthers = () => dispatchEvent(Object.assign(new Event('storage'), { key: signedOutKey }));

it('the notice of an ended session is there after a reload, until it is closed', async () => {
  const page = await start();
  expect(page.isShown()).toBe(false);
  page.set(true);
  const next = await start();
  expect(next.isShown()).toBe(true);
  next.set(false);
  expect((await start()).isShown()).toBe(false);
});

it('a session that ends while the page starts is kept, too', async () => {
  await start({ wasSignedOut: true });
  expect((await start()).isShown()).toBe(true);
});

it('nobody who is signed in gets the notice, and it is not there after their sign-out', async () => {
  (await start()).set(true);
  expect((await start({ isAuth: true })).isShown()).toBe(false);
  expect((await start()).isShown()).toBe(false);
});

it('other tabs show the notice, and close it, with the first', async () => {
  const [first, second] = [await start(), await start()];
  first.set(true);
  tellOthers();
  expect(second.isShown()).toBe(true);
  first.set(false);
  tellOthers();
  expect(second.isShown()).toBe(false);
});

it('where nothing can be stored, the notice ends with the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await start({ wasSignedOut: true });
  expect(page.isShown()).toBe(true);
  page.set(false);
  expect((await start()).isShown()).toBe(false);
});
