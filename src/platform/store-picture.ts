// @script outbox

import { pictureNameOf } from '../domain/content/picture-name.ts';
import { parsePicture, picturePath } from '../domain/content/pictures.ts';
import { PICTURE_CACHE } from '../sync/picture-cache.ts';

/** Sharp on a phone at the size of a card. The worker shows it in the place of any other width that it does not have. */
const WIDTH = 384;
/** In the place of that, whatever its format. */
const SMALLEST_WIDTH = 256;

/**
 * Fetches a picture through the worker, which stores it. Returns its size in bytes, 0 when it was stored before. Rejects
 * when it cannot be fetched.
 */
export async function storePicture(reference: string): Promise<number> {
  const { name } = parsePicture(reference);
  const isPicture = (address: string) =>
    pictureNameOf(address, location.origin) === name &&
    Number(/-(\d+)\.\w+$/.exec(address)?.[1]) >= SMALLEST_WIDTH;
  const stored = await (await caches.open(PICTURE_CACHE)).keys();
  if (stored.some(({ url }) => isPicture(url))) return 0;
  // What this page showed before the worker was there is in the browser's own cache.
  const shown = [...document.images].map(({ currentSrc }) => currentSrc).find(isPicture);
  const response = await fetch(shown ?? picturePath(name, WIDTH, 'avif'), { priority: 'low' });
  return (await response.blob()).size;
}

/** Until then the worker does not see what this page fetches. */
export async function controlledByWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
}
