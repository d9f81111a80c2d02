// @script outbox

import { pictureNameOf } from '../domain/content/picture-name.ts';
import { parsePicture, picturePath } from '../domain/content/pictures.ts';
import { PICTURE_CACHE } from '../sync/picture-cache.ts';

/** Sharp on a phone at the size of a card. The worker shows it in the place of any other width that it does not have. */
const WIDTH = 384;
/** In the place of that, whatever its format. */
const SMALLEST_WIDTH = 256;

/**
 * Fetches the pictures that are not stored yet through the worker, which stores them: one after the other, until they
 * are more than `maxBytes`. Rejects with the first that cannot be fetched.
 */
export async function storeMissingPictures(references: readonly string[], maxBytes: number): Promise<void> {
  const stored = (await (await caches.open(PICTURE_CACHE)).keys()).map(({ url }) => url);
  // What this page showed before the worker was there is in the browser's own cache.
  const shown = [...document.images].map(({ currentSrc }) => currentSrc);
  let bytes = 0;
  for (const reference of references) {
    const { name } = parsePicture(reference);
    const isPicture = (address: string) => isLargeEnough(address, name);
    if (bytes > maxBytes || stored.some(isPicture)) continue;
    const address = shown.find(isPicture) ?? picturePath(name, WIDTH, 'avif');
    bytes += (await (await fetch(address, { priority: 'low' })).blob()).size;
  }
}

const isLargeEnough = (address: string, name: string) =>
  pictureNameOf(address, location.origin) === name &&
  Number(/-(\d+)\.\w+$/.exec(address)?.[1]) >= SMALLEST_WIDTH;

/** Until then the worker does not see what this page fetches. */
export async function controlledByWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
}
