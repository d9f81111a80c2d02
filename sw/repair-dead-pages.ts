import type { PageCache } from './page-cache.ts';
import type { Precache } from './precache.ts';
import type { PageToWorker } from './protocol.ts';

/** Every page that runs has sent a message by then, besides that of its first paint. */
const STARTED_AFTER_MS = 15_000;

/**
 * A page whose first scripts are damaged cannot ask for a repair, so the worker checks its files when a page that it
 * answered has sent it no message. The page is loaded again if a file was damaged and all are whole now. Nothing waits
 * for this: if the browser stops the worker before, the next navigation begins it again.
 */
export function repairDeadPages(
  worker: ServiceWorkerGlobalScope,
  precache: Precache,
  pages: PageCache,
): void {
  /** The pages that have sent no message yet. */
  const silent = new Set<string>();
  worker.addEventListener('message', ({ source, data }) => {
    // The HTML itself sends that the page has painted: its scripts may be dead all the same.
    if (source && 'id' in source && (data as Partial<PageToWorker> | null)?.type !== 'PAGE_PAINTED')
      silent.delete(source.id);
  });
  worker.addEventListener('fetch', ({ request, resultingClientId }) => {
    // Frames send no message.
    if (request.destination !== 'document') return;
    silent.add(resultingClientId);
    const startMs = Date.now();
    setTimeout(() => void check(resultingClientId, startMs).catch(() => {}), STARTED_AFTER_MS);
  });

  async function check(clientId: string, startMs: number): Promise<void> {
    if (!silent.delete(clientId)) return;
    const page = await worker.clients.get(clientId);
    if (!page) return;
    await pages.deleteDamaged();
    const damagedAtMs = await precache.repair();
    const { essential } = await precache.status();
    if (damagedAtMs >= startMs && essential.stored === essential.total)
      await (page as WindowClient).navigate(page.url);
  }
}
