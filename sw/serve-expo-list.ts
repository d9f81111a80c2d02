import { registerRoute } from 'workbox-routing';
import { EXPO_LIST_ADDRESS } from '../src/sync/expo-list-address.ts';
import { deleteInvalidOnActivate, type IsValid } from './delete-invalid.ts';
import { createExpoListCache, EXPO_LIST_CACHE, parseExpoList } from './expo-list.ts';
import type { WorkerToPage } from './protocol.ts';

/** The page that asked for the list is also sent the refusal that came after it. */
export function serveExpoList(worker: ServiceWorkerGlobalScope): void {
  const isValid: IsValid = async (response) => (await parseExpoList(response)) !== null;
  deleteInvalidOnActivate(worker, EXPO_LIST_CACHE, isValid);
  const expoList = createExpoListCache({ caches, fetch: (url, init) => fetch(url, init) });
  const address = new URL(EXPO_LIST_ADDRESS, worker.location.origin).href;
  registerRoute(
    ({ url }) => url.origin + url.pathname === address,
    ({ url, event }) =>
      expoList.respond({
        url: url.href,
        waitUntil: (work) => event.waitUntil(work),
        onLateRefusal: async (refusal) => {
          const page = await worker.clients.get((event as FetchEvent).clientId);
          page?.postMessage({ type: 'EXPO_LIST_REFUSED', ...refusal } satisfies WorkerToPage);
        },
      }),
  );
}
