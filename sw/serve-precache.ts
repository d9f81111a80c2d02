import { registerRoute } from 'workbox-routing';
import { isQuotaExceeded } from './download-files.ts';
import type { Precache } from './precache.ts';
import type { WorkerToPage } from './protocol.ts';

/** The precache of Workbox, which versions before this one used. It may hold a portal's pages as scripts. */
const FORMER_PRECACHE = /^workbox-precache/;

/** Files of the build come from the precache. */
export function servePrecache(worker: ServiceWorkerGlobalScope, precache: Precache): void {
  worker.addEventListener('install', (event) =>
    event.waitUntil(
      precache.install().catch(async (error: unknown) => {
        if (isQuotaExceeded(error)) await reportStorageFull(worker);
        throw error;
      }),
    ),
  );
  worker.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([precache.deleteOutdated(), deleteFormerPrecache()])),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && precache.has(url.pathname),
    ({ url }) => precache.respond(url.pathname),
  );
}

/** Tells pages why the installation failed: the browser itself tells them only that it ended. */
async function reportStorageFull({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ type: 'STORAGE_FULL' } satisfies WorkerToPage);
}

async function deleteFormerPrecache(): Promise<void> {
  for (const name of await caches.keys()) if (FORMER_PRECACHE.test(name)) await caches.delete(name);
}
