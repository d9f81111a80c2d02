import type { PageCache } from './page-cache.ts';
import type { Precache } from './precache.ts';

/** Every page that runs has sent a message by then. */
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
  worker.addEventListener('message', ({ source }) => {
    if (source && 'id' in source) silent.delete(source.id);
  });
  worker.addEventListener('fetch', ({ request, resultingClientId }) => {
    // Frames send no message.
    if (request.destination !== 'document') return;
    silent.add(resultingClientId);
    setTimeout(() => void check(resultingClientId).catch(() => {}), STARTED_AFTER_MS);
  });

  async function check(clientId: string): Promise<void> {
    if (!silent.delete(clientId)) return;
    const page = await worker.clients.get(clientId);
    if (!page) return;
    await pages.deleteDamaged();
    const damaged = await precache.repair();
    const { essential } = await precache.status();
    if (damaged > 0 && essential.stored === essential.total) await (page as WindowClient).navigate(page.url);
  }
}
