import { Hono } from 'hono';
import { type PictureFormat, pictureWidths } from '../../src/domain/content/pictures.ts';
import { errorResponse } from '../http/error-response.ts';
import { matchesEtag } from '../http/etag.ts';
import { type PictureFolders, pictureStore } from './picture-store.ts';

/** Names, with their version, cannot leave the folder and fit the limits of file systems. */
const ADDRESS = /^\/images\/([a-z0-9-]{1,98})-([1-9]\d{1,3})\.(webp|avif)$/;
/** Fresh for a week, then shown for up to a month while the browser revalidates in the background. */
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000';

/** `/images/<name>-<width>.webp` or `.avif`: pictures in the widths of the domain, resized at the first request. */
export function imageRoutes(folders: PictureFolders): Hono {
  const store = pictureStore(folders);
  const routes = new Hono();
  routes.get('/images/*', async (c) => {
    const [, name = '', digits, extension] = ADDRESS.exec(c.req.path) ?? [];
    const format = extension as PictureFormat;
    const width = Number(digits);
    const picture = pictureWidths.includes(width) ? await store.find(name, width, format) : undefined;
    if (!picture) return errorResponse(c, 404, 'NOT_FOUND', 'There is no such picture.');
    const etag = `"${picture.tag}"`;
    const headers = { 'cache-control': CACHE_CONTROL, etag };
    if (matchesEtag(c, etag)) return c.body(null, 304, headers);
    const typed = { ...headers, 'content-type': `image/${format}` };
    // A client that only asks whether the picture exists does not wait until it is resized.
    if (c.req.method === 'HEAD') return c.body(null, 200, typed);
    return c.body(await picture.bytes(), 200, typed);
  });
  return routes;
}
