import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Whether a page's answer is there without signal: on the shelf, with a worker to bring the page. `alsoNeeded` may
 * fetch what else belongs to it; where that fails, it is not there.
 */
export function useAvailableOffline(queryKey: QueryKey, alsoNeeded: () => Promise<unknown>): boolean {
  const [isThere, setIsThere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are new with each drawing; their hash says whether they changed
  useEffect(() => {
    let end = () => {};
    let isCurrent = true;
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    // By then the worker has brought the script anyway, and before that nothing opens offline.
    const bringing = worker?.ready.then(() => import('./offline-cache.ts'));
    bringing?.then(
      ({ isInOfflineCache, onOfflineCacheWrite }) => {
        const look = async () => {
          const isKept = Boolean(worker.controller) && (await isInOfflineCache(queryKey));
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
        worker.addEventListener('controllerchange', look);
        end = () => {
          endKept();
          worker.removeEventListener('controllerchange', look);
        };
        void look();
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
