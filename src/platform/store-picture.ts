// @script outbox

import { picturePath } from '../domain/content/pictures.ts';

/** Sharp on a phone at the size of a card. The worker shows it in the place of any other width that it does not have. */
const WIDTH = 384;

/**
 * Fetches a picture through the worker, which stores it. Returns its size in bytes, 0 when it was stored before. Rejects
 * when it cannot be fetched.
 */
export async function storePicture(name: string): Promise<number> {
  const path = picturePath(name, WIDTH, 'avif');
  if (await caches.match(path)) return 0;
  const response = await fetch(path, { priority: 'low' });
  return (await response.blob()).size;
}

/** Until then the worker does not see what this page fetches. */
export async function controlledByWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
}
