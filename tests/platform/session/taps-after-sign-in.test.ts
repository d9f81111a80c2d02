import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tapAfterSignInNote } from '../../../src/features/auth/tap-after-sign-in-note.ts';
import * as ofThisPage from '../../../src/platform/session/taps-after-sign-in.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';

const { storeTap, tapsAfterSignIn } = ofThisPage;
/** Returns the taps of a page and deletes them. */
function takeTaps(page = ofThisPage) {
  const taps = page.tapsAfterSignIn();
  page.writeTaps([]);
  return taps;
}

beforeEach(() => {
  installFakeBrowser();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const store = createStore();
const KEY = 'yhello.taps';
const onCot = { kind: 'cart', about: { slug: 'cot' }, outcome: 'the cot goes into your cart' } as const;
const onPram = { kind: 'wish', about: { slug: 'pram' }, outcome: 'the pram goes on your wishlist' } as const;

it('Each of several taps waits, in their order, and the same one once', () => {
  storeTap(store, onCot);
  storeTap(store, onPram);
  storeTap(store, onCot);
  expect(tapAfterSignInNote('Sign up')).toBe(
    'Sign up, and the pram goes on your wishlist, and the cot goes into your cart.',
  );
  expect(takeTaps()).toMatchObject([onPram, onCot]);
  expect([takeTaps(), tapAfterSignInNote('Sign up')]).toEqual([[], undefined]);
});

it('Taps on two talks of one name both wait', () => {
  const contestOf = (id: string) =>
    ({ kind: 'talk', about: { item: { id } }, outcome: '“Crawling contest” is saved' }) as const;
  storeTap(store, contestOf('bf-04'));
  storeTap(store, contestOf('bf-10'));
  storeTap(store, contestOf('bf-04'));
  expect(tapAfterSignInNote('Log in')).toBe('Log in, and “Crawling contest” is saved.');
  expect(takeTaps()).toMatchObject([contestOf('bf-10'), contestOf('bf-04')]);
});

it('A tap waits over a reload of the page, for 15 minutes', async () => {
  storeTap(store, onCot);
  vi.resetModules();
  const page = await import('../../../src/platform/session/taps-after-sign-in.ts');
  vi.advanceTimersByTime(14 * 60 * 1000);
  expect(page.tapsAfterSignIn()).toMatchObject([onCot]);
  vi.advanceTimersByTime(2 * 60 * 1000);
  expect([page.tapsAfterSignIn(), takeTaps(page)]).toEqual([[], []]);
});

it('Unreadable text in their place counts as no taps, and is replaced by the next tap', () => {
  for (const stored of ['', '{', 'null', '{}', '[null]', '[{"outcome":5,"tappedAt":1}]', '"text"']) {
    sessionStorage.setItem(KEY, stored);
    expect(tapsAfterSignIn()).toEqual([]);
    storeTap(store, onCot);
    expect(takeTaps()).toMatchObject([onCot]);
  }
});

it('Where the browser stores nothing, a tap waits as long as the page is there', async () => {
  vi.resetModules();
  const page = await import('../../../src/platform/session/taps-after-sign-in.ts');
  const storing = vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  page.storeTap(store, onCot);
  expect(takeTaps(page)).toMatchObject([onCot]);
  expect(takeTaps(page)).toEqual([]);
  page.storeTap(store, onCot);
  storing.mockRestore();
  expect(takeTaps(page)).toMatchObject([onCot]);
  expect(takeTaps(page)).toEqual([]);
});
