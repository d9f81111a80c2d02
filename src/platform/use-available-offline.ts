import { hashKey, type QueryKey } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a page opens without signal: its response is in the offline cache, and the worker has every file of the
 * build. The picture inside `picture` belongs to the page, too.
 */
export function useAvailableOffline(queryKey: QueryKey, picture: RefObject<HTMLElement | null>): boolean {
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
          if (isCurrent) end = watchAvailability(queryKey, picture, setIsAvailable);
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
