import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareImageRoutes } from '../../../server/images/share-image-routes.ts';

let originalsDir: string;
beforeAll(async () => {
  originalsDir = await mkdtemp(join(tmpdir(), 'originals-'));
  const background = { r: 255, g: 200, b: 60, alpha: 0.5 };
  await sharp({ create: { width: 1600, height: 900, channels: 4, background } })
    .webp()
    .toFile(join(originalsDir, 'fair.webp'));
});
afterAll(() => rm(originalsDir, { recursive: true, force: true }));

it('a picture for a link preview is a JPEG of 1,200 × 630 px', async () => {
  const response = await shareImageRoutes({ originalsDir }).request('/images/fair-1200.jpg');
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 1200, 630]);
});

it('a square picture is whole in a link preview, on its own ground', async () => {
  const ground = { r: 210, g: 240, b: 230 };
  const top = { create: { width: 800, height: 40, channels: 3, background: '#c02020' } } as const;
  await sharp({ create: { width: 800, height: 800, channels: 3, background: ground } })
    .composite([{ input: await sharp(top).png().toBuffer(), left: 0, top: 30 }])
    .webp({ lossless: true })
    .toFile(join(originalsDir, 'cup.webp'));
  const response = await shareImageRoutes({ originalsDir }).request('/images/cup-1200.jpg');
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect([info.width, info.height]).toEqual([1200, 630]);
  // The stripe near the top is there, and beside the picture its ground goes on.
  expect(at(600, 38)[0]).toBeGreaterThan(at(600, 38)[1] as number);
  for (const [i, part] of [210, 240, 230].entries()) expect(at(20, 300)[i]).toBeCloseTo(part, -1);
});

it('a picture that has not changed is not sent again', async () => {
  const routes = shareImageRoutes({ originalsDir });
  const etag = (await routes.request('/images/fair-1200.jpg')).headers.get('etag') ?? '';
  const again = await routes.request('/images/fair-1200.jpg', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it('the version in the address makes no difference', async () => {
  const routes = shareImageRoutes({ originalsDir });
  const etagOf = async (path: string) => (await routes.request(path)).headers.get('etag');
  expect(await etagOf('/images/fair--0123abcd-1200.jpg')).toBe(await etagOf('/images/fair-1200.jpg'));
});

it.each([
  '/images/fair-640.jpg',
  '/images/none-1200.jpg',
  '/images/..%2Ffair-1200.jpg',
  '/images/fair-1200.webp',
])('%s is left to the others', async (path) => {
  expect((await shareImageRoutes({ originalsDir }).request(path)).status).toBe(404);
});
