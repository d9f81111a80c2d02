import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { SHARE_WIDTH } from '../../src/domain/content/pictures.ts';
import { matchesEtag } from '../http/etag.ts';
import { jobQueue } from './job-queue.ts';

const ADDRESS = new RegExp(`^/images/([a-z0-9-]{1,80})-${SHARE_WIDTH}\\.jpg$`);
const JPEG_QUALITY = 78;
/** What shows through where a picture is see-through. */
const GROUND = '#fffbf2';
const KEEP_AT_MOST = 40;

/** `/images/<name>-1200.jpg`: pictures for share previews, which cannot all read WebP. Others are left to the next. */
export function shareImageRoutes({ originalsDir }: { originalsDir: string }): Hono {
  const inLine = jobQueue<Buffer<ArrayBuffer>>(1);
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  const draw = async (master: string) => {
    const picture = sharp(await readFile(master)).resize({ width: SHARE_WIDTH, withoutEnlargement: true });
    const jpeg = picture.flatten({ background: GROUND }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
    return (await jpeg.toBuffer()) as Buffer<ArrayBuffer>;
  };
  return new Hono().get('/images/*', async (c, next) => {
    const name = ADDRESS.exec(c.req.path)?.[1];
    const master = join(originalsDir, `${name}.webp`);
    const facts = name && (await stat(master).catch(() => null));
    if (!facts) return next();
    const etag = `"${name}-${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}-jpg"`;
    const headers = { 'cache-control': 'public, max-age=604800', etag };
    if (matchesEtag(c, etag)) return c.body(null, 304, headers);
    const bytes = kept.get(etag) ?? (await inLine(etag, () => draw(master)));
    kept.set(etag, bytes);
    const oldest = kept.size > KEEP_AT_MOST && kept.keys().next().value;
    if (oldest) kept.delete(oldest);
    return c.body(bytes, 200, { ...headers, 'content-type': 'image/jpeg' });
  });
}
