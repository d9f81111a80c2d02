import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_INLINE_BYTES, pictureInliner } from '../../../server/images/inline-pictures.ts';
import { serveOwnPictures, TABLE_FILE } from '../../../server/images/own-pictures.ts';

const source = (name: string) =>
  `<source data-inline="" srcSet="/images/${name}-384.avif 384w, /images/${name}-640.avif 640w, /images/${name}-750.avif 750w, /images/${name}-828.avif 828w" sizes="80vw"/>`;
const LARGER = (name: string) => `data-larger="/images/${name}-750.avif 750w, /images/${name}-828.avif 828w"`;

const inside = (html: string) => {
  const [, data = ''] = /srcSet="data:image\/avif;base64,([^ "]*) 640w"/.exec(html) ?? [];
  return Buffer.from(data, 'base64');
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'inline-'));
});
afterEach(async () => {
  serveOwnPictures(null);
  await rm(dir, { recursive: true });
});

async function servedOwnPicture(pixels: Sharp): Promise<void> {
  const own = join(dir, 'own');
  await mkdir(own);
  await writeFile(join(own, 'hero-phone-1234.webp'), await pixels.webp().toBuffer());
  const picture = { width: 1600, height: 620, ground: null, file: 'hero-phone-1234.webp', source: '' };
  await writeFile(join(own, TABLE_FILE), JSON.stringify({ 'hero-phone': picture }));
  serveOwnPictures(own);
}

const plain = { width: 1600, height: 620, channels: 3, background: '#40e040' } as const;

describe('A picture inside a page', () => {
  it('of the sample is small, and as wide as the address that it stands for', async () => {
    const html = await pictureInliner('server/images/originals')(`<p>$&</p>${source('hero-phone')}`);
    expect(inside(html).length).toBeGreaterThan(1000);
    expect(inside(html).length).toBeLessThanOrEqual(MAX_INLINE_BYTES);
    expect(await sharp(inside(html)).metadata()).toMatchObject({ width: 640, height: 248 });
    expect(html).toContain(LARGER('hero-phone'));
    expect(html).toContain('<p>$&</p>');
    expect(html).not.toContain('data-inline');
  });

  it('of an organiser takes precedence over that of the sample', async () => {
    await servedOwnPicture(sharp({ create: plain }));
    const html = await pictureInliner('server/images/originals')(source('hero-phone'));
    const { dominant } = await sharp(inside(html)).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
  });

  it('keeps its addresses where it is too large, missing or no picture', async () => {
    const noise = { width: 640, height: 256, channels: 3 } as const;
    await servedOwnPicture(sharp(randomBytes(640 * 256 * 3), { raw: noise }));
    await writeFile(join(dir, 'damaged-inline.avif'), 'x'.repeat(MAX_INLINE_BYTES + 1));
    const inlined = pictureInliner(dir);
    for (const name of ['hero-phone', 'missing', 'damaged'])
      expect(await inlined(source(name))).toBe(source(name).replace(' data-inline=""', ''));
  });
});
