import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageRoutes } from '../../../server/images/image-routes.ts';
import { pictureWidths } from '../../../src/domain/content/pictures.ts';

let folder: string;
let originalsDir: string;
let cacheDir: string;
let routes: ReturnType<typeof imageRoutes>;

const MISSING = { error: { code: 'NOT_FOUND', message: 'There is no such picture.' } };

type Ground = { r: number; g: number; b: number; alpha: number };
const draw = (width: number, height: number, background: Ground) =>
  sharp({ create: { width, height, channels: 4, background } })
    .webp({ effort: 0 })
    .toBuffer();
const writeOriginal = (name: string, picture: Buffer) =>
  writeFile(join(originalsDir, `${name}.webp`), picture);
const hero = await draw(1600, 1200, { r: 225, g: 237, b: 255, alpha: 1 });
const bear = await draw(800, 800, { r: 255, g: 200, b: 61, alpha: 0.5 });
const request = async (path: string, headers: Record<string, string> = {}) =>
  routes.request(path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const metadataOf = async (response: Response) => sharp(await bytesOf(response)).metadata();
const cached = () => readdir(cacheDir);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  originalsDir = join(folder, 'originals');
  cacheDir = join(folder, 'deep', 'cache');
  await mkdir(originalsDir);
  await writeOriginal('hero-2', hero);
  await writeOriginal('bear', bear);
  await writeFile(join(folder, 'secret-640.webp'), 'secret');
  routes = imageRoutes({ originalsDir, cacheDir });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a picture', () => {
  it('has the requested width, keeps its proportions and is cached for a week', async () => {
    const response = await request('/images/hero-2-640.webp');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=604800, stale-while-revalidate=2592000',
    );
    expect(await metadataOf(response)).toMatchObject({ format: 'webp', width: 640, height: 480 });
  });

  it.each(pictureWidths)('can be had %i px wide, or as wide as its original', async (width) => {
    const response = await request(`/images/bear-${width}.webp`);
    expect(await metadataOf(response)).toMatchObject({ width: Math.min(width, 800) });
  });

  it('is also sent as AVIF, with transparency, caching and an ETag of its own', async () => {
    const response = await request('/images/bear-256.avif');
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toContain('max-age=604800');
    const metadata = await metadataOf(response);
    expect(metadata).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width: 256,
      height: 256,
      hasAlpha: true,
    });
    const etag = response.headers.get('etag') ?? '';
    expect((await request('/images/bear-256.avif', { 'if-none-match': etag })).status).toBe(304);
    expect((await request('/images/bear-256.webp', { 'if-none-match': etag })).status).toBe(200);
    expect((await cached()).map((file) => file.split('.').pop()).toSorted()).toEqual(['avif', 'webp']);
  });

  it('is resized once, whatever version its address has', async () => {
    for (const version of ['', '--0123abcd', '--11111111', '--22222222'])
      expect((await request(`/images/bear${version}-64.webp`)).status).toBe(200);
    expect(await cached()).toHaveLength(1);
  });

  it('is not resized for a request that only asks whether it is there', async () => {
    const response = await routes.request('/images/bear-256.avif', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect((await routes.request('/images/wolf-256.avif', { method: 'HEAD' })).status).toBe(404);
    await expect(cached()).rejects.toThrow('ENOENT');
  });

  it('is resized once for all widths beyond its original', async () => {
    const tags = await Promise.all(
      ['1920', '2048', '3840'].map(async (w) =>
        (await request(`/images/hero-2-${w}.webp`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(1);
    expect(await cached()).toHaveLength(1);
  });

  it('stays transparent where its original is', async () => {
    const { data, info } = await sharp(await bytesOf(await request('/images/bear-64.webp')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBeGreaterThan(120);
    expect(data[3]).toBeLessThan(135);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await request('/images/bear-256.webp')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await request('/images/bear-256.webp', { 'if-none-match': value });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toContain('max-age=604800');
      expect(await response.text()).toBe('');
    }
    expect((await request('/images/bear-256.webp', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await request('/images/bear-128.webp', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('a resized picture', () => {
  it('is cached on disk, also for the next server', async () => {
    await request('/images/bear-64.webp');
    const [file = ''] = await cached();
    await writeFile(join(cacheDir, file), 'from the cache');
    expect(await (await request('/images/bear-64.webp')).text()).toBe('from the cache');
    routes = imageRoutes({ originalsDir, cacheDir });
    expect(await (await request('/images/bear-64.webp')).text()).toBe('from the cache');
  });

  it('is resized again when its original has changed', async () => {
    await writeOriginal('bear', await draw(400, 200, { r: 14, g: 138, b: 114, alpha: 1 }));
    const before = await request('/images/bear-640.webp');
    expect(await metadataOf(before)).toMatchObject({ width: 400, height: 200 });
    await writeOriginal('bear', bear);
    const after = await request('/images/bear-640.webp', {
      'if-none-match': before.headers.get('etag') ?? '',
    });
    expect(after.status).toBe(200);
    expect(await metadataOf(after)).toMatchObject({ width: 640, height: 640 });
  });

  it('is resized again when an original of the same size in bytes is newer', async () => {
    const before = (await request('/images/bear-64.webp')).headers.get('etag');
    await utimes(join(originalsDir, 'bear.webp'), new Date('2031-01-01'), new Date('2031-01-01'));
    expect((await request('/images/bear-64.webp')).headers.get('etag')).not.toBe(before);
  });

  it('is one complete file for many parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => request('/images/hero-2-828.webp').then(bytesOf)),
    );
    for (const response of answers) expect(response.equals(answers[0] ?? Buffer.alloc(0))).toBe(true);
    expect(await cached()).toEqual([expect.stringMatching(/^hero-2-.*\.webp$/)]);
  });

  it('is served even if it cannot be cached', async () => {
    await writeFile(join(folder, 'file'), '');
    const failures: unknown[] = [];
    routes = imageRoutes({
      originalsDir,
      cacheDir: join(folder, 'file'),
      onCacheFailure: (error) => failures.push(error),
    });
    expect(await metadataOf(await request('/images/bear-64.webp'))).toMatchObject({ width: 64 });
    expect(failures).toHaveLength(1);
  });
});

describe('an unknown address', () => {
  it.each([
    '/images/hero-2-641.webp',
    '/images/hero-2-0640.webp',
    '/images/hero-2-99999.webp',
    '/images/hero-2-0.webp',
    '/images/hero-2-640.png',
    '/images/hero-2-640.AVIF',
    '/images/hero-2-641.avif',
    '/images/hero-2-640.webp.avif',
    '/images/hero-2-640.webp.webp',
    '/images/hero-2.webp',
    '/images/nobody-640.webp',
    '/images/-640.webp',
    '/images/640.webp',
    '/images/HERO-2-640.webp',
    '/images/',
    '/images/..%2Fsecret-640.webp',
    '/images/..%2fsecret-640.webp',
    '/images/%2e%2e%2fsecret-640.webp',
    '/images/..%252fsecret-640.webp',
    '/images/..%5csecret-640.webp',
    '/images/../images/..%2fsecret-640.webp',
    '/images//secret-640.webp',
    '/images/./..%2f..%2f..%2f..%2fetc%2fpasswd-640.webp',
    '/images/bear%00-640.webp',
    '/images/bear-640.webp%00',
    '/images/bear-640.webp%0a',
    '/images/bear%0a-640.webp',
    '/images/originals/bear-640.webp',
    '/images/%E0%A4%A-640.webp',
    '/images/bear\u202e-640.webp',
  ])('%s is answered with a plain no', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(MISSING);
  });

  it('is answered with 404 however long it is', async () => {
    for (const length of [81, 300, 5000]) {
      expect((await request(`/images/${'a'.repeat(length)}-640.webp`)).status).toBe(404);
    }
  });

  it('leaves no file behind', async () => {
    await request('/images/nobody-640.webp');
    await request('/images/hero-2-641.webp');
    await expect(cached()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('of a folder named like a picture is answered with 404', async () => {
    await mkdir(join(originalsDir, 'folder.webp'));
    expect((await request('/images/folder-640.webp')).status).toBe(404);
  });
});
