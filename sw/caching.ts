import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_PREFIX } from '../src/sync/storage-keys.ts';

type Manifest = Parameters<typeof precacheAndRoute>[0];

/** Addresses that belong to the server alone, and anything that names a file. */
const SHELL_DENYLIST = [/^\/(api|trpc|idp|mailbox)(\/|$|\?)/, /\/[^/?]+\.[^/?]+$/];
const NETWORK_TIMEOUT_S = 4;
const PICTURES_KEPT = 300;
const PICTURE_AGE_S = 60 * 24 * 60 * 60;

/** Every navigation gets the precached shell: nothing waits for the network to show itself. */
export function serveShell(manifest: Manifest): void {
  cleanupOutdatedCaches();
  precacheAndRoute(manifest);
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SHELL_DENYLIST }));
}

/** Only our own JSON is kept: a captive portal answers 200 too. */
const cacheOnlyJson = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.headers.get('content-type')?.includes('json') ? response : null,
};

/** The expo list, sent without a token: fresh when there is signal, the last one when there is none. */
export function serveExpoList(): void {
  registerRoute(
    ({ url }) => url.pathname === '/api/expo/list/latest',
    new NetworkFirst({
      cacheName: `${CACHE_PREFIX}expo-list`,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [cacheOnlyJson],
    }),
  );
}

export function servePictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
    new CacheFirst({
      cacheName: `${CACHE_PREFIX}pictures`,
      plugins: [
        new ExpirationPlugin({
          maxEntries: PICTURES_KEPT,
          maxAgeSeconds: PICTURE_AGE_S,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}
