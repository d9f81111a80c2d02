import { atom, type createStore } from 'jotai';
import { reloadedForKey } from '../sync/storage-keys.ts';
import { importWhenReachable } from './import-with-retry.ts';

type Store = ReturnType<typeof createStore>;

/** Applies a waiting version; null while there is none. */
export const updateBaseAtom = atom<{ apply: () => void } | null>(null);
export const updateAtom = atom((get) => get(updateBaseAtom));

/** Registers the worker once the page is idle, looks for new versions, and offers them. Never applies one by itself. */
export function registerServiceWorker(store: Store): void {
  reloadOnMissingChunk();
  if (!('serviceWorker' in navigator)) return;
  whenIdle(
    () =>
      void importWhenReachable(() => import('./start-service-worker.ts'))
        .then(({ startServiceWorker }) => startServiceWorker(store))
        .catch(() => {}),
  );
}

export const whenIdle = (work: () => void) =>
  (window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300)))(() => work());

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
