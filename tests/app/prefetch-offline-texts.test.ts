import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

const FLAGS = 'businesses.settings.getAllFeatureFlags';
const MEDIA = 'businesses.media.list';
const MEDIA_TEXT = 'businesses.media.detail';
const POSITIONS = 'businesses.positions.list';
const POSITION_TEXT = 'businesses.positions.detail';
const EXHIBITORS = 'businesses.exhibitors.list';
const GROUPS = 'businesses.community.groups';
const PLACES = 'businesses.kidsPlaces.list';
const DAY_MS = 24 * 60 * 60_000;
const card = { slug: 'queue', title: '', outlet: '', publishedOn: '2026-11-01', summary: '', picture: '' };

let page: ReturnType<typeof installFakeBrowser>;
let asked: QueryKey[];
let flags: Record<string, boolean>;
let lostPath: string | undefined;
let media: { slug: string }[];
let open: number;
let mostOpen: number;
beforeEach(() => {
  vi.resetModules();
  page = installFakeBrowser();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  asked = [];
  flags = {};
  lostPath = undefined;
  media = [card];
  open = 0;
  mostOpen = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One start of the app on the same phone: how often each path was asked for. */
async function start() {
  asked = [];
  const { createQueryClient, offlineCachePersister } = await import('../../src/platform/query-client.ts');
  const { isInOfflineCache } = await import('../../src/platform/offline-cache-first.ts');
  const { prefetchOfflineTexts } = await import('../../src/app/prefetch-offline-texts.ts');
  const queryClient = createQueryClient(async (key: QueryKey) => {
    asked.push(key);
    if (key[0] === lostPath) throw new TypeError('Failed to fetch');
    if (key[0] === FLAGS) return flags;
    if (key[0] === MEDIA_TEXT || key[0] === POSITION_TEXT) {
      mostOpen = Math.max(mostOpen, ++open);
      await new Promise((resolve) => setTimeout(resolve));
      open--;
      return { ...card, body: '' };
    }
    return key[0] === MEDIA || key[0] === POSITIONS ? media : [];
  }, offlineCachePersister);
  await prefetchOfflineTexts({ queryClient } as never);
  const times = (path: string) => asked.filter(([one]) => one === path).length;
  const isStored = (...key: unknown[]) => isInOfflineCache(key);
  return { times, isStored };
}

it('lists and the texts that they name are stored once, and again after a week', async () => {
  const { times, isStored } = await start();
  expect([times(MEDIA), times(MEDIA_TEXT), times(GROUPS)]).toEqual([1, 1, 1]);
  for (const key of [[MEDIA], [MEDIA_TEXT, { slug: 'queue' }], [GROUPS]])
    await expect.poll(() => isStored(...key)).toBe(true);

  const next = await start();
  expect([next.times(MEDIA), next.times(MEDIA_TEXT), next.times(GROUPS)]).toEqual([0, 0, 0]);

  vi.useFakeTimers({ now: Date.now() + 8 * DAY_MS, toFake: ['Date'] });
  const later = await start();
  expect([later.times(MEDIA), later.times(MEDIA_TEXT), later.times(GROUPS)]).toEqual([1, 1, 1]);
});

it('at most twenty are asked for together: a request has room for the page’s own calls', async () => {
  media = Array.from({ length: 70 }, (_, n) => ({ ...card, slug: `queue-${n}` }));
  const { times } = await start();
  expect(times(MEDIA_TEXT) + times(POSITION_TEXT)).toBe(26);
  expect(mostOpen).toBeLessThanOrEqual(20);
});

it('what was lost is asked for at the next start', async () => {
  lostPath = MEDIA_TEXT;
  const { isStored } = await start();
  await expect.poll(() => isStored(MEDIA)).toBe(true);
  lostPath = undefined;
  const { times } = await start();
  expect([times(MEDIA), times(MEDIA_TEXT)]).toEqual([0, 1]);
});

it('of 300 texts the latest are stored, and none of them takes the place of the exhibitors', async () => {
  const { writeOfflineCache } = await import('../../src/sync/offline-cache.ts');
  const exhibitors = [EXHIBITORS, { expoSlug: 'expo' }];
  const data = { items: [], expoSlugs: ['expo'] };
  await writeOfflineCache({ owner: '', hash: JSON.stringify(exhibitors), at: Date.now(), data });
  media = Array.from({ length: 300 }, (_, i) => ({ ...card, slug: `text-${i}` }));
  const { times, isStored } = await start();
  await expect.poll(() => isStored(MEDIA_TEXT, { slug: 'text-0' })).toBe(true);
  expect(times(MEDIA_TEXT)).toBe(13);
  expect(await isStored(...exhibitors)).toBe(true);
});

it('a section that is not offered is not asked for', async () => {
  expect((await start()).times(PLACES)).toBe(0);
  flags = { directoryState: true };
  expect((await start()).times(PLACES)).toBe(1);
});

it('a text that the organiser does not have is not asked for', async () => {
  const texts = async () => {
    await start();
    return asked.filter(([path]) => path === 'businesses.pages.detail').map(([, input]) => input);
  };
  expect(await texts()).toContainEqual({ slug: 'community' });
  flags = { 'empty:community': true };
  const others = await texts();
  expect(others).toContainEqual({ slug: 'about-us' });
  expect(others).not.toContainEqual({ slug: 'community' });
});

it('a hidden page waits until it is shown', async () => {
  page.setHidden(true);
  const starting = start();
  await expect.poll(() => asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked.map(([path]) => path)).toEqual([FLAGS]);
  page.setHidden(false);
  expect((await starting).times(GROUPS)).toBe(1);
});
