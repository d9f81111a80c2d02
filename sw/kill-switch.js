// Served in the place of the service worker while WITHDRAW_WORKER=1: takes the worker and its files off every phone that
// comes online. What waits to be sent is not touched, since it is not in Cache Storage.

/** As in `storage-keys.ts`. */
const CACHE_PREFIX = 'yhello-';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  // Reload only pages that the old worker controlled: reloading a page that registers this script again would loop.
  const pages = await clients.matchAll({ type: 'window' });
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  // Not awaited: a navigation may wait for the end of this event.
  for (const page of pages) page.navigate(page.url).catch(() => {});
}
