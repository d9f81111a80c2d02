import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fillShell } from './fill-shell.ts';
import type { FirstPaint } from './first-paint.ts';
import type { PageCache } from './page-cache.ts';
import type { Precache } from './precache.ts';

/** Addresses that belong to the server alone, and any that names a file. Workbox tests path and query. */
export const SHELL_DENYLIST = [/^\/(api|trpc|idp|mailbox|vendors)(\/|$|\?)/, /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/];
const SHELL = '/index.html';

type Navigation = { url: URL; request: Request; event: FetchEvent };

/**
 * A navigation gets the page as the server last rendered it, or the shell: nothing waits for the network. The page is
 * rendered again on the server afterwards, for the next launch.
 */
export function serveNavigations(
  worker: ServiceWorkerGlobalScope,
  precache: Precache,
  pages: PageCache,
  firstPaint: FirstPaint,
): void {
  worker.addEventListener('install', (event) => event.waitUntil(storeFirstPages(worker, pages)));
  worker.addEventListener('activate', (event) => event.waitUntil(pages.deleteOutdated()));
  const respond = async ({ url, request, event }: Navigation) => {
    event.waitUntil(pages.refreshIfOld(url).catch(() => {}));
    const toBody = (html: string) => firstPaint.bodyOf(html, event.resultingClientId);
    const page = await pages.respond(url, toBody).catch(() => null);
    if (page) return page;
    const shell = precache.respond(SHELL).then((response) => fillShell(response, url));
    return shell.catch(() => fetch(request));
  };
  registerRoute(
    new NavigationRoute((options) => respond(options as Navigation), { denylist: SHELL_DENYLIST }),
  );
}

/**
 * Stores home, where a launch begins, and the pages that are open now, whose requests may have passed no worker.
 * Without them the shell is served, so a failure does not end the installation.
 */
async function storeFirstPages(
  { clients, location }: ServiceWorkerGlobalScope,
  pages: PageCache,
): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const addresses = new Set(['/', ...open.map(({ url }) => url.replace(/#.*/, ''))]);
  await Promise.all(
    [...addresses].map((address) => pages.refresh(new URL(address, location.origin)).catch(() => {})),
  );
}
