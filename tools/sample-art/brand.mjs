/** Draws the brand mark in every size that browsers and home screens need: `node tools/sample-art/brand.mjs`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shortcutGlyphs, wavingHand } from './mark.mjs';

const publicDir = join(dirname(fileURLToPath(import.meta.url)), '../../public');

const SUN = '#FFC83D';
const INK = '#2B2440';
const BOX = 512;
/** Drawn larger and scaled down, because librsvg's edges are rough at 32 px. */
const OVERSAMPLING = 4;
/** Launchers may cut a maskable icon to the circle of 40 % radius; the hand with its strokes lies within 36 % before scaling. */
const MASKABLE_SCALE = 1.06;
const DISC_SCALE = 1.14;

const svg = (body, side = BOX) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${BOX} ${BOX}">${body}</svg>`;
const scaled = (body, scale) =>
  `<g transform="translate(${BOX / 2} ${BOX / 2}) scale(${scale}) translate(${-BOX / 2} ${-BOX / 2})">${body}</g>`;

const round = `<circle cx="256" cy="256" r="256" fill="${SUN}"/>`;
const full = `<rect width="512" height="512" fill="${SUN}"/>`;
const mark = round + scaled(wavingHand(INK), DISC_SCALE);

const draw = (body, side) => sharp(Buffer.from(svg(body, side * OVERSAMPLING))).resize(side, side);
const png = (body, side) =>
  draw(body, side).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 });

/** One 32 px picture in the ICO container that old browsers request at /favicon.ico; it may contain PNG since Windows Vista. */
async function favicon() {
  const picture = await png(mark, 32).toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const pictures = {
  'icons/icon-192.png': png(mark, 192),
  'icons/icon-512.png': png(mark, 512),
  'icons/maskable-512.png': png(full + scaled(wavingHand(INK), MASKABLE_SCALE), 512),
  'icons/monochrome-512.png': png(scaled(wavingHand('#000'), 1.2), 512),
  'icons/shortcut-pass-96.png': png(round + shortcutGlyphs.pass(INK), 96),
  'icons/shortcut-check-in-96.png': png(round + shortcutGlyphs.checkIn(INK, SUN), 96),
  'apple-touch-icon.png': png(full + scaled(wavingHand(INK), DISC_SCALE), 180).flatten({ background: SUN }),
};

await mkdir(join(publicDir, 'icons'), { recursive: true });
for (const [file, picture] of Object.entries(pictures)) {
  const { size } = await picture.toFile(join(publicDir, file));
  console.log(`${file}  ${size} B`);
}
await writeFile(
  join(publicDir, 'favicon.svg'),
  `${svg(mark)
    .replace(/ width="512" height="512"/, '')
    .replaceAll(/\s+/g, ' ')}\n`,
);
await writeFile(join(publicDir, 'favicon.ico'), await favicon());
