import { WHATS_NEW } from '../src/sync/whats-new.ts';
import type { FirstPaint } from './first-paint.ts';
import type { PageCache } from './page-cache.ts';
import type { Precache } from './precache.ts';
import type { News, PageToWorker } from './protocol.ts';
import { storeError } from './store-errors.ts';

/** Answers the page's messages. A new version takes over only when the page asks for it. */
export function handleMessages(
  worker: ServiceWorkerGlobalScope,
  precache: Precache,
  pages: PageCache,
  firstPaint: FirstPaint,
): void {
  worker.addEventListener('message', (event) => {
    const message = event.data as Partial<PageToWorker> | null;
    const reply = async (work: Promise<unknown>) => {
      // The page needs no words of a failure: the status tells what is missing.
      const found = await work.catch((error: unknown) => storeError(worker, error));
      const status = await precache.status().catch(() => null);
      event.ports[0]?.postMessage(status && { ...status, ...(found as object) });
    };
    const repair = async () => {
      await pages.deleteDamaged();
      return { damagedAtMs: await precache.repair() };
    };
    if (message?.type === 'SKIP_WAITING') void worker.skipWaiting();
    if (message?.type === 'CLAIM_PAGES') event.waitUntil(worker.clients.claim());
    if (message?.type === 'PAGE_PAINTED') firstPaint.onPainted((event.source as Client | null)?.id ?? '');
    if (message?.type === 'GET_NEWS') event.ports[0]?.postMessage({ line: WHATS_NEW } satisfies News);
    if (message?.type === 'GET_PRECACHE_STATUS') event.waitUntil(reply(Promise.resolve()));
    if (message?.type === 'INSTALL_REST') event.waitUntil(reply(precache.installRest()));
    if (message?.type === 'REPAIR_FILES') event.waitUntil(reply(repair()));
  });
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}
