import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Whether a page opens without signal: its response is in the offline cache, and the worker has every file of the
 * build. `alsoNeeded` may fetch what else belongs to the page; if that fails, the page is not available offline.
 */
export function useAvailableOffline(queryKey: QueryKey, alsoNeeded: () => Promise<unknown>): boolean {
  const [isAvailable, setIsAvailable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are new objects with each render; only their hash tells whether they changed
  useEffect(() => {
    let unsubscribe = () => {};
    let isCurrent = true;
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    // Nothing opens offline before there is a worker; waiting for it keeps the script out of the first load.
    const modules = worker?.ready.then(() =>
      Promise.all([import('./offline-cache-persister.ts'), import('./precache-status.ts')]),
    );
    modules?.then(
      ([{ isInOfflineCache, onOfflineCacheWrite }, { isComplete, messagePrecache, onPrecacheStatus }]) => {
        let isBuildStored = false;
        const check = async () => {
          const isCached = isBuildStored && Boolean(worker.controller) && (await isInOfflineCache(queryKey));
          const isWhole =
            isCached &&
            (await alsoNeeded().then(
              () => true,
              () => false,
            ));
          if (isCurrent) setIsAvailable(isWhole);
        };
        if (!isCurrent) return;
        const endCacheWrites = onOfflineCacheWrite(check);
        const endStatus = onPrecacheStatus(({ all }) => {
          isBuildStored = isComplete(all);
          void check();
        });
        worker.addEventListener('controllerchange', check);
        unsubscribe = () => {
          endCacheWrites();
          endStatus();
          worker.removeEventListener('controllerchange', check);
        };
        void messagePrecache('GET_PRECACHE_STATUS').catch(() => null);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [hashKey(queryKey)]);
  return isAvailable;
}
