import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { FAKED_TIMERS, flushMacrotasks } from '../support/fake-timers.ts';

const TODAY = '2026-11-21';
const LIST = '/api/expo/list/latest';
const FLAGS = 'businesses.settings.getAllFeatureFlags';
const EXHIBITORS = 'businesses.exhibitors.list';
const expo = {
  ...{ id: 'e1', name: 'Expo', slug: 'expo', fromDate: '2026-11-20', toDate: '2026-11-22' },
  ...{ showHighlights: true, showStarbuys: false, showPreExpoSale: false },
};

let page: ReturnType<typeof installFakeBrowser>;
let asked: string[];
/** Answers one request, or throws. */
let answer: (path: string) => unknown;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: [...FAKED_TIMERS] });
  page = installFakeBrowser();
  vi.stubGlobal('caches', { match: async () => new Response() });
  asked = [];
  const answers: Record<string, unknown> = {
    [LIST]: { upcoming: [expo], past: [] },
    [FLAGS]: {},
    [EXHIBITORS]: { items: [], expoSlugs: ['expo'] },
  };
  answer = (path) => answers[path] ?? [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = async (ms: number) => {
  for (let i = 0; i < 10; i++) {
    await vi.advanceTimersByTimeAsync(ms / 10);
    await flushMacrotasks();
  }
};

async function start() {
  const { createQueryClient, offlineCachePersister } = await import('../../src/platform/query-client.ts');
  const { isInOfflineCache } = await import('../../src/platform/offline-cache-first.ts');
  const { setToday } = await import('../../src/platform/clock.ts');
  const { keepVenueStored, loadedVenueExpos } = await import('../../src/app/keep-venue-stored.ts');
  const { venueProgress } = await import('../../src/app/venue-progress.ts');
  const { watchConnectivity } = await import('../../src/platform/connectivity.ts');
  await import('../../src/platform/stored-data-schemas.ts');
  const queryClient = createQueryClient(async ([path]: QueryKey) => {
    asked.push(String(path));
    return answer(String(path));
  }, offlineCachePersister);
  const store = createStore();
  setToday(store, TODAY);
  watchConnectivity(store, async () => {});
  // A page keeps the list of expos in memory.
  new QueryObserver(queryClient, { queryKey: [LIST], enabled: false }).subscribe(() => {});
  const load = (path: string) => queryClient.prefetchQuery({ queryKey: [path], retry: false });
  const stop = keepVenueStored({ queryClient, store });
  const timesAsked = (path: string) => asked.filter((one) => one === path).length;
  const isStored = () => isInOfflineCache([EXHIBITORS, { expoSlug: 'expo' }]);
  const progress = () => venueProgress(null, loadedVenueExpos(queryClient, TODAY)?.venue ?? null, {});
  const beginDay = (day: string) => setToday(store, day as never);
  const { offlineReadinessAtom } = await import('../../src/platform/offline-readiness.ts');
  const isFull = () => store.get(offlineReadinessAtom).state === 'answers-full';
  return { queryClient, load, stop, timesAsked, isStored, progress, beginDay, isFull };
}

it('what got no answer is asked for again until it is stored, and then no more', async () => {
  let lost = 2;
  const answered = answer;
  answer = (path) => {
    if (path === EXHIBITORS && lost-- > 0) throw new TypeError('Failed to fetch');
    return answered(path);
  };
  const { load, timesAsked, isStored } = await start();
  await load(LIST);
  await pass(1_000);
  expect(timesAsked(EXHIBITORS)).toBe(1);
  await pass(60_000);
  expect(await isStored()).toBe(true);
  expect(timesAsked(EXHIBITORS)).toBe(3);
  await pass(60 * 60_000);
  expect(timesAsked(EXHIBITORS)).toBe(3);
});

it('a list of expos that comes later brings what belongs to its expos; until then the phone is not ready', async () => {
  const { load, timesAsked, isStored, progress } = await start();
  await pass(60_000);
  expect(timesAsked(EXHIBITORS)).toBe(0);
  const { stored, total } = await progress();
  expect(stored).toBeLessThan(total);
  await load(LIST);
  await pass(10_000);
  expect(await isStored()).toBe(true);
});

it('what the phone does not store is downloaded three times, not for ever', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { load, timesAsked } = await start();
  await load(LIST);
  await pass(6 * 60 * 60_000);
  expect(timesAsked(EXHIBITORS)).toBe(3);
});

it('what is stored is asked for again on a new day', async () => {
  const { load, timesAsked, beginDay } = await start();
  await load(LIST);
  await pass(12 * 60 * 60_000);
  expect(timesAsked(EXHIBITORS)).toBe(1);
  beginDay('2026-11-22');
  await pass(12 * 60 * 60_000);
  expect(timesAsked(EXHIBITORS)).toBe(2);
});

it('a list that was scrolled far is not asked for page after page', async () => {
  const PRODUCTS = 'businesses.products.list';
  const { queryClient, timesAsked, beginDay } = await start();
  await pass(1_000);
  expect(timesAsked(PRODUCTS)).toBe(1);
  const pages = Array.from({ length: 20 }, (_, i) => ({ items: [], nextCursor: String(i) }));
  queryClient.setQueryData([PRODUCTS, {}, 'pages'], { pages, pageParams: pages.map(() => null) });
  await pass(2 * 60_000);
  beginDay('2026-11-22');
  await pass(60_000);
  expect(timesAsked(PRODUCTS)).toBe(1);
});

it('what is stored is asked for again when the page is shown after an hour, and not after a minute', async () => {
  const { load, timesAsked } = await start();
  await load(LIST);
  await pass(12 * 60 * 60_000);
  const hideFor = async (ms: number) => {
    page.setHidden(true);
    await pass(ms);
    page.setHidden(false);
    await pass(60_000);
  };
  await hideFor(60_000);
  expect(timesAsked(EXHIBITORS)).toBe(1);
  await hideFor(60 * 60_000);
  expect(timesAsked(EXHIBITORS)).toBe(2);
});

it('what the phone does not store is not downloaded again on a new day either', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { load, timesAsked, beginDay } = await start();
  await load(LIST);
  await pass(6 * 60 * 60_000);
  beginDay('2026-11-22');
  await pass(6 * 60 * 60_000);
  expect(timesAsked(EXHIBITORS)).toBe(3);
});

it('what finds no room is not downloaded again, and is stored once the visitor is back with more room', async () => {
  Object.assign(navigator, { serviceWorker: new EventTarget() });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { load, timesAsked, isStored, isFull } = await start();
  const comeBack = async () => {
    page.setHidden(true);
    await pass(1_000);
    page.setHidden(false);
    await pass(60_000);
  };
  await load(LIST);
  await pass(60_000);
  expect(isFull()).toBe(true);
  await comeBack();
  expect(isFull()).toBe(true);
  put.mockRestore();
  await comeBack();
  expect(isFull()).toBe(false);
  expect(await isStored()).toBe(true);
  expect(timesAsked(EXHIBITORS)).toBe(1);
});

it('nothing is asked for on a hidden page, without signal, or after the visitor has signed out', async () => {
  const { load, stop } = await start();
  await pass(1_000);
  page.setOnline(false);
  await load(LIST);
  asked = [];
  await pass(60_000);
  page.setHidden(true);
  page.setOnline(true);
  await pass(60_000);
  expect(asked).toEqual([]);
  stop();
  page.setHidden(false);
  await pass(60_000);
  expect(asked).toEqual([]);
});
