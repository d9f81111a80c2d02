import { readFile, stat } from 'node:fs/promises';
import { parse } from 'node:path';
import { Hono } from 'hono';
import sharp, { type Sharp } from 'sharp';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../src/domain/content/pictures.ts';
import { colours } from '../../src/domain/organiser/colours.ts';
import { matchesEtag } from '../http/etag.ts';
import { jobQueue } from './job-queue.ts';
import { originalFile } from './own-pictures.ts';

const ADDRESS = new RegExp(`^/images/([a-z0-9-]{1,98})-${SHARE_WIDTH}\\.jpg$`);
const JPEG_QUALITY = 78;
/** Behind transparent parts: JPEG has no transparency. */
const [BACKGROUND] = colours.page;
const MAX_CACHED = 40;
/** Width by height. Of a square product or logo a crop would leave the middle: it is shown whole on its own ground. */
const NARROWEST_CROP = 1.3;

async function cornerOf(picture: Sharp) {
  const [r = 0, g = 0, b = 0] = await picture
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b };
}

/**
 * `/images/<name>-1200.jpg`: pictures of 1,200 × 630 px for link previews, some of which cannot read WebP. Passes on all
 * other paths.
 */
export function shareImageRoutes({ originalsDir }: { originalsDir: string }): Hono {
  const enqueue = jobQueue<Buffer<ArrayBuffer>>(1);
  const cache = new Map<string, Buffer<ArrayBuffer>>();
  const render = async (original: string) => {
    const picture = sharp(await readFile(original)).flatten({ background: BACKGROUND });
    const { width, height } = await picture.metadata();
    // Previews crop every other shape themselves. Heads of pages state this size.
    const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
    const shaped =
      width / height < NARROWEST_CROP
        ? picture.resize({ ...size, fit: 'contain', background: await cornerOf(picture) })
        : picture.resize({ ...size, position: 'attention' });
    const jpeg = shaped.jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
    return (await jpeg.toBuffer()) as Buffer<ArrayBuffer>;
  };
  return new Hono().get('/images/*', async (c, next) => {
    const name = ADDRESS.exec(c.req.path)?.[1];
    if (!name) return next();
    const original = originalFile(originalsDir, name);
    const stats = await stat(original).catch(() => null);
    if (!stats) return next();
    const etag = `"${parse(original).name}-${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}-share"`;
    const headers = { 'cache-control': 'public, max-age=604800', etag };
    if (matchesEtag(c, etag)) return c.body(null, 304, headers);
    const bytes = cache.get(etag) ?? (await enqueue(etag, () => render(original)));
    cache.set(etag, bytes);
    const oldest = cache.size > MAX_CACHED && cache.keys().next().value;
    if (oldest) cache.delete(oldest);
    return c.body(bytes, 200, { ...headers, 'content-type': 'image/jpeg' });
  });
}
