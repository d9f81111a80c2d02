import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Brand } from '../server/content/organiser-config/brand.ts';
import { findDrawing } from '../server/content/organiser-config/brand-files.ts';
import { brandPaths } from '../server/content/organiser-config/brand-paths.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../src/domain/content/pictures.ts';
import { shortcutGlyphs } from './shortcut-glyphs.ts';

const BOX = 512;
/** Drawn larger and scaled down, because librsvg's edges are rough at 32 px. */
const OVERSAMPLING = 4;
/** Launchers may cut a maskable icon to the circle of 40 % radius: a square within it is 56 % wide. */
const MASKABLE_SHARE = 0.56;
const FAVICON = 32;
/** It stands in 32 px, on sharp screens too. */
const LOGO = 96;
const SHORTCUT = 96;
/** Out of 100. A few flat colours take few bits, and every first visit stores an icon. */
const QUALITY = 95;
const APPLE_TOUCH = 180;
const SCREENSHOTS = ['narrow-home', 'narrow-pass', 'wide-home'];

/** Every picture that browsers and home screens ask for, by its path. */
export async function drawBrandIcons(brand: Brand): Promise<Map<string, Buffer>> {
  const { folder, palette } = brand;
  const paths = brandPaths(brand);
  const [accent] = palette.accent;
  const [ink] = palette['on-accent'];
  const bytesOf = async (name: 'logo' | 'icon' | 'maskable' | 'monochrome') =>
    (await findDrawing(folder, name))?.bytes;
  const [logo, icon, ownMaskable, monochrome] = await Promise.all([
    bytesOf('logo'),
    bytesOf('icon'),
    bytesOf('maskable'),
    bytesOf('monochrome'),
  ]);
  if (!logo || !icon) throw new Error('A brand has a logo and an icon');
  const maskable = ownMaskable ?? (await onGround(icon, accent));
  const round = `<circle cx="256" cy="256" r="256" fill="${accent}"/>`;
  const favicon = await png(icon, FAVICON);
  const icons: [path: string, picture: Buffer | Promise<Buffer>][] = [
    [paths.logo, logoSvg(logo)],
    [paths.icon192, png(icon, 192)],
    [paths.icon512, png(icon, BOX)],
    [paths.maskable, png(maskable, BOX)],
    [paths.appleTouch, png(maskable, APPLE_TOUCH)],
    [paths.pass, png(svg(round + shortcutGlyphs.pass(ink)), SHORTCUT)],
    [paths.checkIn, png(svg(round + shortcutGlyphs.checkIn(ink, accent)), SHORTCUT)],
    // Browsers and phones ask for these without a link, too.
    ['/favicon.ico', ico(favicon)],
    ['/apple-touch-icon.png', png(maskable, APPLE_TOUCH)],
    ...(monochrome ? [[paths.monochrome, png(monochrome, BOX)] as [string, Promise<Buffer>]] : []),
  ];
  for (const name of SCREENSHOTS) {
    const picture = await readFile(join(folder, 'screenshots', `${name}.png`)).catch(() => null);
    if (picture) icons.push([paths.screenshot(name), picture]);
  }
  const share = await readFile(join(folder, 'share.jpg')).catch(() => null);
  if (share) icons.push(['/share-baby.jpg', asSharePicture(share).catch(() => share)]);
  return new Map(await Promise.all(icons.map(async ([path, picture]) => [path, await picture] as const)));
}

/** In the size that every page states for it. One that has it already is not compressed again. */
async function asSharePicture(picture: Buffer): Promise<Buffer> {
  const { width, height, format } = await sharp(picture).metadata();
  if (format === 'jpeg' && width === SHARE_WIDTH && height === SHARE_HEIGHT) return picture;
  return sharp(picture)
    .autoOrient()
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { position: 'attention' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${body}</svg>`);

/** The address of the logo ends with `.svg`: one of pixels is put into such a file. */
const logoSvg = async (logo: Buffer): Promise<Buffer> => {
  if ((await sharp(logo).metadata()).format === 'svg') return logo;
  const pixels = (await png(logo, LOGO)).toString('base64');
  return svg(`<image width="${BOX}" height="${BOX}" href="data:image/png;base64,${pixels}"/>`);
};

/** An SVG is rendered OVERSAMPLING times larger than `side` px, then scaled down. */
const drawn = async (drawing: Buffer, side: number): Promise<Sharp> => {
  const { width = side, format, density = 72 } = await sharp(drawing).metadata();
  const scale = format === 'svg' ? (side * OVERSAMPLING) / width : 1;
  return sharp(drawing, { density: density * scale, limitInputPixels: false }).resize(side, side, {
    fit: 'contain',
    background: 'transparent',
  });
};

const png = async (drawing: Buffer, side: number) =>
  (await drawn(drawing, side))
    .png({ palette: true, colours: 64, quality: QUALITY, effort: 10, compressionLevel: 9 })
    .toBuffer();

async function onGround(drawing: Buffer, ground: string): Promise<Buffer> {
  const mark = await (await drawn(drawing, Math.round(BOX * MASKABLE_SHARE))).png().toBuffer();
  return sharp({ create: { width: BOX, height: BOX, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** One picture in the ICO container; it may contain PNG since Windows Vista. */
function ico(picture: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON, 6);
  header.writeUInt8(FAVICON, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
