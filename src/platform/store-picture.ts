// @script outbox

import { pictureNameOf, pictureWidthOf } from '../domain/content/picture-name.ts';
import { parsePicture, picturePath } from '../domain/content/pictures.ts';
import { PICTURE_CACHE } from '../sync/picture-cache.ts';

/**
 * Sharp on a phone at the size of a card. The worker shows it in the place of any other width that it does not have.
 */
export const CARD_WIDTH = 384;
/** A stored picture of this width or more is good enough, whatever its format. */
const SMALLEST_CARD_WIDTH = 256;
/** Sharp in a row of a list. */
const ROW_WIDTH = 128;

type Size = {
  /** In px: the width to fetch, and the stored width from which on nothing is fetched. */
  width: number;
  atLeast: number;
};
const CARD_SIZE: Size = { width: CARD_WIDTH, atLeast: SMALLEST_CARD_WIDTH };
export const ROW_SIZE: Size = { width: ROW_WIDTH, atLeast: ROW_WIDTH };

/** No picture takes longer, even on a slow line. The browser itself would wait for an answer without end. */
const LONGEST_FETCH_MS = 60_000;

/** Fetches a picture through the worker, which stores it. Rejects where none comes. */
export async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address, { priority: 'low', signal: AbortSignal.timeout(LONGEST_FETCH_MS) });
  if (!response.ok) throw new Error(`There is no picture: ${response.status}`);
  return response.blob();
}

/**
 * Fetches the pictures that are not stored yet through the worker, which stores them: one after the other, until they
 * are more than `maxBytes`. Rejects with the first that cannot be fetched.
 */
export async function storeMissingPictures(
  references: readonly string[],
  maxBytes: number,
  { width, atLeast }: Size = CARD_SIZE,
): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const storedNow = async () => largestWidths((await cache.keys()).map(({ url }) => url));
  let stored = await storedNow();
  const isStored = (name: string) => (stored.get(name) ?? 0) >= atLeast;
  let bytes = 0;
  for (const reference of references) {
    const { name } = parsePicture(reference);
    const isPicture = (address: string) =>
      pictureNameOf(address, location.origin) === name && pictureWidthOf(address) >= atLeast;
    if (bytes > maxBytes) return;
    if (isStored(name)) continue;
    // Meanwhile the page may have shown it in a width of its own.
    stored = await storedNow();
    if (isStored(name)) continue;
    // What this page showed before the worker was there is in the browser's own cache.
    const shown = [...document.images].map(({ currentSrc }) => currentSrc);
    const address = shown.find(isPicture) ?? picturePath(name, width, 'avif');
    bytes += (await fetchPicture(address)).size;
  }
}

/** By the name of the picture. */
function largestWidths(addresses: readonly string[]): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const address of addresses) {
    const name = pictureNameOf(address, location.origin);
    if (name) widths.set(name, Math.max(widths.get(name) ?? 0, pictureWidthOf(address)));
  }
  return widths;
}
