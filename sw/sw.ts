/// <reference lib="webworker" />
import { deliverOnSync } from './background-sync.ts';
import { declareRoutes } from './declare-routes.ts';
import type { PrecacheEntry } from './download-files.ts';
import { createFirstPaint } from './first-paint.ts';
import { handleMessages } from './messages.ts';
import { createPageCache } from './page-cache.ts';
import { createPrecache } from './precache.ts';
import { repairDeadPages } from './repair-dead-pages.ts';
import { serveExpoList } from './serve-expo-list.ts';
import { serveNavigations } from './serve-navigations.ts';
import { servePictures } from './serve-pictures.ts';
import { servePrecache } from './serve-precache.ts';
import { storeErrors } from './store-errors.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

storeErrors(self);
// While this worker is activated, `registration.waiting` may still be this worker itself. Not every browser has
// `self.serviceWorker` to compare with, so the state counts too.
const isComing = (worker: ServiceWorker | null) =>
  worker !== null && worker !== self.serviceWorker && /^install/.test(worker.state);
const fetchUrl = (url: string, init: RequestInit) => fetch(url, init);
const precache = createPrecache({
  // The PWA plugin appends the web app manifest, which no page asks for; in development there are no files at all.
  entries: self.__WB_MANIFEST.filter(({ integrity }) => integrity),
  caches,
  fetch: fetchUrl,
  isNextComing: () => [self.registration.installing, self.registration.waiting].some(isComing),
});
const pages = createPageCache({ build: __BUILD_ID__, caches, fetch: fetchUrl });
// First, because no other listener hears of a request that one has answered.
repairDeadPages(self, precache, pages);
servePrecache(self, precache);
declareRoutes(self);
const firstPaint = createFirstPaint();
serveNavigations(self, precache, pages, firstPaint);
serveExpoList(self);
servePictures(self);
handleMessages(self, precache, pages, firstPaint);
deliverOnSync(self);
