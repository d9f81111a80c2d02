// @script outbox

/**
 * A picture of the server's HTML that failed before the app was there: its own retry (`ui/picture.tsx`) never heard of
 * that. It is asked for again now and, where that part of the page is hydrated later, whenever the connection or the
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
    // The app has heard of those with a placeholder.
    if (src && isLost && !img.hasAttribute('data-placeholder')) img.src = src;
  }
}
