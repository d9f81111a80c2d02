import type { Page } from '@playwright/test';

/** Everything that web APIs of this origin can still read, as one text. */
export const readBrowserStorage = (page: Page): Promise<string> => page.evaluate(readStorageOfOrigin);

/** The same, run in a page. */
export async function readStorageOfOrigin(): Promise<string> {
  const stored: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }];
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue;
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const open = indexedDB.open(name);
      open.onsuccess = () => done(open.result);
      open.onerror = () => fail(open.error);
    });
    for (const store of db.objectStoreNames) {
      const read = db.transaction(store).objectStore(store);
      for (const request of [read.getAll(), read.getAllKeys()])
        await new Promise((done) => {
          request.onsuccess = () => {
            stored.push([store, request.result]);
            done(null);
          };
        });
    }
    db.close();
  }
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const isText = /json|html/.test(response?.headers.get('content-type') ?? '');
      stored.push([request.url, isText ? await response?.text() : '']);
    }
  }
  return JSON.stringify(stored);
}
