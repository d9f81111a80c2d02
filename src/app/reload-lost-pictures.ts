// @script outbox

/**
 * Loads pictures of the server's HTML again that failed before React was there: `ui/picture.tsx` missed their error, and
 * does not retry them. Runs now and, for parts of the page that are hydrated later, whenever the connection or the
 * visitor is back. Returns a function that stops it.
 */
export function reloadLostPictures(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  reload();
  addEventListener('online', reload, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && reload(), { signal });
  return () => stop.abort();
}

function reload(): void {
  for (const img of document.images) {
    const src = img.getAttribute('src');
    const isLost = img.complete && img.naturalWidth === 0 && /^https?:/.test(img.currentSrc);
    // A placeholder is a sign of `ui/picture.tsx`, which retries such a picture itself.
    if (src && isLost && !img.hasAttribute('data-placeholder')) img.src = src;
  }
}
