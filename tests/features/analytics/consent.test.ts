import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usageConsentKey } from '../../../src/sync/later-storage-keys.ts';
import { type FakeBrowser, installFakeBrowser } from '../../support/fake-browser-globals.ts';

let browser: FakeBrowser;
/** The module as after a start of the page. */
const load = async () => {
  vi.resetModules();
  return (await import('../../../src/features/analytics/consent.ts')).consentAtom;
};
beforeEach(() => {
  browser = installFakeBrowser();
});

describe('the consent', () => {
  it.each([
    [undefined, null],
    ['yes', 'yes'],
    ['no', 'no'],
    ['{"evil":1}', null],
  ])('stored as %s is read as %s', async (stored, consent) => {
    if (stored !== undefined) browser.storage.set(usageConsentKey, stored);
    expect(createStore().get(await load())).toBe(consent);
  });

  it('is remembered on the phone', async () => {
    createStore().set(await load(), 'no');
    expect(createStore().get(await load())).toBe('no');
  });

  it('holds until the page is closed where storage is not allowed', async () => {
    vi.stubGlobal('localStorage', undefined);
    const [consentAtom, store] = [await load(), createStore()];
    expect(store.get(consentAtom)).toBe(null);
    store.set(consentAtom, 'yes');
    expect(store.get(consentAtom)).toBe('yes');
  });
});
