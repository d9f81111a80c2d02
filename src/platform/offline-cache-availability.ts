// @script outbox

import type { QueryKey } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { isFulfilled } from './is-fulfilled.ts';
import { isInOfflineCache, onOfflineCacheWrite } from './offline-cache-first.ts';
import { isComplete, messagePrecache, onPrecacheStatus } from './precache-status.ts';
import { fetchPicture } from './store-picture.ts';

/** Reports whether a page opens without signal, as in `useAvailableOffline`. Returns a function that ends it. */
export function watchAvailability(
  queryKey: QueryKey,
  picture: RefObject<HTMLElement | null>,
  report: (isAvailable: boolean) => void,
): () => void {
  let isBuildStored = false;
  let isEnded = false;
  const check = async () => {
    const isCached =
      isBuildStored && Boolean(navigator.serviceWorker.controller) && (await isInOfflineCache(queryKey));
    const isWhole = isCached && (await isFulfilled(cachePicture(picture.current)));
    if (!isEnded) report(isWhole);
  };
  const endCacheWrites = onOfflineCacheWrite(check);
  // Only essential files count, not icons.
  const endStatus = onPrecacheStatus(({ essential }) => {
    isBuildStored = isComplete(essential);
    void check();
  });
  navigator.serviceWorker.addEventListener('controllerchange', check);
  void messagePrecache('GET_PRECACHE_STATUS').catch(() => null);
  return () => {
    isEnded = true;
    endCacheWrites();
    endStatus();
    navigator.serviceWorker.removeEventListener('controllerchange', check);
  };
}

/** The worker may take up to two seconds to store a fetched picture. */
const CACHE_CHECK_ATTEMPTS = 20;
const CACHE_CHECK_INTERVAL_MS = 100;

/** Lets the worker cache the picture in the width that this screen shows. Throws when it is not cached. */
async function cachePicture(container: HTMLElement | null): Promise<void> {
  const img = container?.querySelector('img');
  // A picture that cannot be loaded is replaced by a placeholder, which is no file that could be stored.
  if (!img || img.dataset.placeholder !== undefined) throw new Error('There is no picture');
  // `currentSrc` is only known once the picture is loaded.
  await img.decode();
  await fetchIntoCache(img.currentSrc);
}

/** Lets the worker cache a picture. Throws when it is not cached 2 s after all of it came. */
export async function fetchIntoCache(url: string): Promise<Response> {
  await fetchPicture(url);
  for (let attempt = 0; attempt < CACHE_CHECK_ATTEMPTS; attempt++) {
    const stored = await caches.match(url);
    if (stored) return stored;
    await new Promise((resolve) => setTimeout(resolve, CACHE_CHECK_INTERVAL_MS));
  }
  throw new Error('The picture was not cached');
}
