export type IsValid = (response: Response) => Promise<boolean>;

/** Earlier versions stored every response, also those of captive portals. */
export function deleteInvalidOnActivate(
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
