/// <reference lib="webworker" />
import { deliverOnSync } from './background-sync.ts';
import { serveExpoList, servePictures, servePrecache } from './caching.ts';
import { handleMessages } from './messages.ts';
import { createPrecache, type PrecacheEntry } from './precache.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const precache = createPrecache({
  // The PWA plugin appends the web app manifest, which no page asks for; in development there are no files at all.
  entries: self.__WB_MANIFEST.filter(({ integrity }) => integrity),
  caches,
  fetch: (url, init) => fetch(url, init),
});
servePrecache(self, precache);
serveExpoList(self);
servePictures(self);
handleMessages(self, precache);
deliverOnSync(self);
