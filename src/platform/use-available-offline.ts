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
    let isCurrent = true;
    let end = () => {};
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    // Nothing opens offline before there is a worker; waiting for it keeps the script out of the first load.
    worker?.ready
      .then(() => import('./offline-cache-availability.ts'))
      .then(
        ({ watchAvailability }) => {
          if (isCurrent) end = watchAvailability(queryKey, alsoNeeded, setIsAvailable);
        },
        () => {},
      );
    return () => {
      isCurrent = false;
      end();
    };
  }, [hashKey(queryKey)]);
  return isAvailable;
}
