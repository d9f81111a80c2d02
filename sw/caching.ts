import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureNameOf, pictureWidthOf } from '../src/domain/content/picture-name.ts';
import { apiHost } from '../src/sync/env.ts';
import { PICTURE_CACHE } from '../src/sync/picture-cache.ts';
import { createExpoListCache, EXPO_LIST_CACHE, parseExpoList } from './expo-list.ts';
import { fillShell } from './fill-shell.ts';
import type { FirstPaint } from './first-paint.ts';
import type { PageCache } from './page-cache.ts';
import { isStorageFull, type Precache } from './precache.ts';
import type { WorkerToPage } from './protocol.ts';

/** Addresses that belong to the server alone, and anything that names a file. */
const SHELL_DENYLIST = [/^\/(api|trpc|idp|mailbox|vendors)(\/|$|\?)/, /\/[^/?]+\.[^/?]+$/];
const SHELL = '/index.html';
const MAX_PICTURES = 300;
const PICTURE_AGE_S = 60 * 24 * 60 * 60;
/** The precache of Workbox, which versions before this one used. It may hold a portal's pages as scripts. */
const FORMER_PRECACHE = /^workbox-precache/;

/** Files of the build come from the precache. */
export function servePrecache(worker: ServiceWorkerGlobalScope, precache: Precache): void {
  worker.addEventListener('install', (event) =>
    event.waitUntil(
      precache.install().catch(async (error: unknown) => {
        if (isStorageFull(error)) await reportStorageFull(worker);
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

/** The page hears only that the installation ended, not why. */
async function reportStorageFull({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ type: 'STORAGE_FULL' } satisfies WorkerToPage);
}

/** Not yet in TypeScript's own types; browsers without it ask for nothing while a worker starts. */
type RoutedInstallEvent = ExtendableEvent & {
  addRoutes?: (rules: object[]) => Promise<void>;
};
/** Paths that this worker only passes on. Their requests must neither wait for it to start nor keep it from ending. */
const PASSED_ON = ['/trpc/*', '/api/user/*', '/api/date/*'];

/** Tells a browser that can be told which requests are for this worker, so that it need not ask. */
async function declareRoutes(event: RoutedInstallEvent): Promise<void> {
  // Chromium would ask the server for each page, too, while this worker starts, and throw the answer away.
  const navigations = { condition: { requestMode: 'navigate' }, source: 'fetch-event' };
  const passedOn = PASSED_ON.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }));
  await event.addRoutes?.([navigations, ...passedOn]).catch(() => {});
}

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
  worker.addEventListener('install', (event) => {
    event.waitUntil(declareRoutes(event));
    // Home is where a launch begins. Without it the shell is served, so a failure does not end the installation.
    event.waitUntil(pages.refresh(new URL('/', worker.location.origin)).catch(() => {}));
  });
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

async function deleteFormerPrecache(): Promise<void> {
  for (const name of await caches.keys()) if (FORMER_PRECACHE.test(name)) await caches.delete(name);
}

type IsValid = (response: Response) => Promise<boolean>;

/** What is not valid is passed on to the page, and not stored: portals and proxies answer 200, too. */
const storeOnly = (isValid: IsValid) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await isValid(response.clone())) ? response : null,
});

/** Versions before this one stored whatever came. */
function deleteInvalidOnActivate(
  worker: ServiceWorkerGlobalScope,
  cacheName: string,
  isValid: IsValid,
): void {
  const clean = async () => {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (!stored || !(await isValid(stored))) await cache.delete(request);
    }
  };
  worker.addEventListener('activate', (event) => event.waitUntil(clean()));
}

/** The page that asked for the list is also sent the refusal that came after it. */
export function serveExpoList(worker: ServiceWorkerGlobalScope): void {
  const isValid: IsValid = async (response) => (await parseExpoList(response)) !== null;
  deleteInvalidOnActivate(worker, EXPO_LIST_CACHE, isValid);
  const expoList = createExpoListCache({ caches, fetch: (url, init) => fetch(url, init) });
  const address = new URL(`${apiHost}/api/expo/list/latest`, worker.location.origin).href;
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

const isPicture: IsValid = async (response) => response.status === 200 && hasType(response, /^image\//);

/**
 * Pictures have their width in their name and do not change: the stored one comes first. Without signal the same picture
 * in another width or format does, too. Those of the API host may have any name: what was asked for as a picture counts.
 */
export function servePictures(worker: ServiceWorkerGlobalScope): void {
  const cacheName = PICTURE_CACHE;
  const isOfApi = ({ href }: URL) => apiHost !== '' && href.startsWith(`${new URL(apiHost).origin}/`);
  deleteInvalidOnActivate(worker, cacheName, isPicture);
  registerRoute(
    ({ url, sameOrigin, request }) =>
      (sameOrigin && url.pathname.startsWith('/images/')) ||
      (isOfApi(url) && (request.destination === 'image' || url.href.startsWith(`${apiHost}/images/`))),
    new CacheFirst({
      cacheName,
      plugins: [
        storeOnly(isPicture),
        {
          requestWillFetch: async ({ request }) =>
            isOfApi(new URL(request.url)) ? readable(request.url) : request,
          handlerDidError: async ({ request }) =>
            (await findSamePicture(await caches.open(cacheName), request.url)) ?? fetchUnread(request),
        },
        new ExpirationPlugin({
          maxEntries: MAX_PICTURES,
          maxAgeSeconds: PICTURE_AGE_S,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}

/** A picture of another host has a type that can be checked only if that host lets this one read it. */
const readable = (url: string) => new Request(url, { mode: 'cors', credentials: 'omit' });

/** What may not be read can be shown all the same, and is not stored. Undefined without signal. */
const fetchUnread = (request: Request) =>
  request.mode === 'no-cors' && !request.url.startsWith(location.origin)
    ? fetch(request).catch(() => undefined)
    : undefined;

/** The widest that is stored. */
async function findSamePicture(cache: Cache, url: string): Promise<Response | undefined> {
  const nameOf = ({ url }: { url: string }) => pictureNameOf(url, location.origin);
  const same = (await cache.keys()).filter((stored) => nameOf(stored) === nameOf({ url }));
  const [widest] = same.sort((a, b) => pictureWidthOf(b.url) - pictureWidthOf(a.url));
  return widest && cache.match(widest);
}

const hasType = (response: Response, type: RegExp) => type.test(response.headers.get('content-type') ?? '');
