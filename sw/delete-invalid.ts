export type IsValid = (response: Response) => Promise<boolean>;

/**
 * Earlier versions stored every response, also those of captive portals. `isWhole` reads what is left, and no page waits
 * for that: with hundreds of pictures it takes a phone a second.
 */
export function deleteInvalidOnActivate(
  worker: ServiceWorkerGlobalScope,
  cacheName: string,
  isValid: IsValid,
  isWhole?: IsValid,
): void {
  const clean = async (isValid: IsValid) => {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (!stored || !(await isValid(stored))) await cache.delete(request);
    }
  };
  worker.addEventListener('activate', (event) => {
    const cleaned = clean(isValid);
    event.waitUntil(cleaned);
    if (isWhole) void cleaned.then(() => clean(isWhole)).catch(() => {});
  });
}
