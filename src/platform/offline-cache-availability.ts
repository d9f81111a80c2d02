import type { QueryKey } from '@tanstack/react-query';
import { isInOfflineCache, onOfflineCacheWrite } from './offline-cache-persister.ts';
import { isComplete, messagePrecache, onPrecacheStatus } from './precache-status.ts';

/** Reports whether a page opens without signal, as in `useAvailableOffline`. Returns a function that ends it. */
export function watchAvailability(
  queryKey: QueryKey,
  alsoNeeded: () => Promise<unknown>,
  report: (isAvailable: boolean) => void,
): () => void {
  let isBuildStored = false;
  let isEnded = false;
  const check = async () => {
    const isCached =
      isBuildStored && Boolean(navigator.serviceWorker.controller) && (await isInOfflineCache(queryKey));
    const isWhole = isCached && (await isFulfilled(alsoNeeded()));
    if (!isEnded) report(isWhole);
  };
  const endCacheWrites = onOfflineCacheWrite(check);
  const endStatus = onPrecacheStatus(({ all }) => {
    isBuildStored = isComplete(all);
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

const isFulfilled = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  );
