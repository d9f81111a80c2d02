import type { PageToWorker } from './protocol.ts';

/** A new version takes over only when the page says so. */
export function handleMessages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('message', (event) => {
    const message = event.data as Partial<PageToWorker> | null;
    if (message?.type === 'SKIP_WAITING') void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}
