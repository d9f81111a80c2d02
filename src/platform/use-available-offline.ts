import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Whether a page opens without signal: its response is in the offline cache, and the worker has every file of the
 * build. `alsoNeeded` may fetch what else belongs to the page; if that fails, the page is not available offline.
 */
export function useAvailableOffline(queryKey: QueryKey, alsoNeeded: () => Promise<unknown>): boolean {
  const [isThere, setIsThere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are new with each drawing; their hash says whether they changed
  useEffect(() => {
    let end = () => {};
    let isCurrent = true;
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    // Nothing opens offline before there is a worker; waiting for it keeps the script out of the first load.
    const bringing = worker?.ready.then(() =>
      Promise.all([import('./offline-cache.ts'), import('./precache-status.ts')]),
    );
    bringing?.then(
      ([{ isInOfflineCache, onOfflineCacheWrite }, { isComplete, messagePrecache, onPrecacheStatus }]) => {
        let isBuildStored = false;
        const look = async () => {
          const isKept = isBuildStored && Boolean(worker.controller) && (await isInOfflineCache(queryKey));
          const isWhole =
            isKept &&
            (await alsoNeeded().then(
              () => true,
              () => false,
            ));
          if (isCurrent) setIsThere(isWhole);
        };
        if (!isCurrent) return;
        const endKept = onOfflineCacheWrite(look);
        const endStatus = onPrecacheStatus(({ all }) => {
          isBuildStored = isComplete(all);
          void look();
        });
        worker.addEventListener('controllerchange', look);
        end = () => {
          endKept();
          endStatus();
          worker.removeEventListener('controllerchange', look);
        };
        void messagePrecache('GET_PRECACHE_STATUS').catch(() => null);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [hashKey(queryKey)]);
  return isThere;
}
