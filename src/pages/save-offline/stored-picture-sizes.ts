import { pictureNameOf } from '../../domain/content/picture-name.ts';
import { PICTURE_CACHE } from '../../sync/picture-cache.ts';

/** By address, in bytes. What is stored under an address does not change. */
const knownSizes = new Map<string, number>();

/**
 * The sizes of those of these pictures that are on this phone, by name, in whatever width: without signal the worker
 * shows the one that it has. A file's name is its address. The list of what is stored is read each time, as the browser
 * may have evicted something, and each picture once.
 */
export async function storedPictureSizes(names: readonly string[]): Promise<Map<string, number>> {
  const wanted = new Set(names);
  const sizes = new Map<string, number>();
  const cache = await caches.open(PICTURE_CACHE);
  const measure = async (request: Request) => {
    const name = [request.url, pictureNameOf(request.url, location.origin)].find((one) => wanted.has(one));
    if (name === undefined) return;
    const size = knownSizes.get(request.url) ?? (await storedSize(cache, request));
    if (size === null) return;
    knownSizes.set(request.url, size);
    sizes.set(name, size);
  };
  await Promise.all((await cache.keys()).map(measure));
  return sizes;
}

async function storedSize(cache: Cache, request: Request): Promise<number | null> {
  const response = await cache.match(request);
  return response ? pictureSize(response) : null;
}

export const pictureSize = async (response: Response): Promise<number> =>
  Number(response.headers.get('content-length')) || (await response.blob()).size;
