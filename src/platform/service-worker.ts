import { atom, type createStore } from 'jotai';
import { apiHost } from '../sync/env.ts';
import { reloadedForKey } from '../sync/storage-keys.ts';
import type { RestPath } from './rest-client.ts';

type Store = ReturnType<typeof createStore>;

const EXPO_LIST = '/api/expo/list/latest' satisfies RestPath;
const CHECK_AT_MOST_EVERY_MS = 60 * 60 * 1000;

/** Applies a waiting version; null while there is none. */
const applyUpdateBaseAtom = atom<{ apply: () => void } | null>(null);
export const updateAtom = atom((get) => get(applyUpdateBaseAtom));

/** Registers the worker once the page is idle, looks for new versions, and offers them. Never applies one by itself. */
export function registerServiceWorker(store: Store): void {
  reloadOnMissingChunk();
  if (!('serviceWorker' in navigator)) return;
  const register = async () => {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js', {
      type: import.meta.env.DEV ? 'module' : 'classic',
    });
    workbox.addEventListener('waiting', () => {
      store.set(applyUpdateBaseAtom, {
        apply: () => {
          workbox.addEventListener('controlling', () => location.reload());
          workbox.messageSkipWaiting();
        },
      });
    });
    await workbox.register();
    void cacheExpoList().catch(() => {});
    let checkedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - checkedAt < CHECK_AT_MOST_EVERY_MS) return;
      checkedAt = Date.now();
      void workbox.update().catch(() => {});
    });
  };
  const soon = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
  soon(() => void register().catch(() => {}));
}

/**
 * The worker keeps the expo list that passes through it. What came with the first HTML never did: asked for once, so
 * that it is there when the signal is gone.
 */
async function cacheExpoList(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  if (!(await caches.match(apiHost + EXPO_LIST))) await fetch(apiHost + EXPO_LIST, { credentials: 'omit' });
}

/**
 * A file that is gone was part of an older build: a reload brings the new one. Not while nobody answers, which a reload
 * would only make worse; and once per build and tab, so that it does not reload for ever.
 */
function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    if (sessionStorage.getItem(reloadedForKey) === __BUILD_ID__) return;
    // Not every browser says which file it was.
    const file = /https?:\S+/.exec(payload.message)?.[0];
    const answer = await fetch(file ?? location.href, { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    );
    if (!answer || (file && answer.status !== 404)) return;
    sessionStorage.setItem(reloadedForKey, __BUILD_ID__);
    location.reload();
  });
}
