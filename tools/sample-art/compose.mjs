/**
 * Draws the sample pictures: `node tools/sample-art/compose.mjs [name …]`, all of them when no name is given.
 * They are written to server/images/originals with a table of their sizes and grounds; the server resizes them on demand.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawIcon, loadIcons } from './icon-set.mjs';
import { writePictureTable } from './picture-table.mjs';
import { contentScenes } from './scenes/content.mjs';
import { expoScenes } from './scenes/expos.mjs';
import { heroScenes } from './scenes/heroes.mjs';
import { highlightScenes } from './scenes/highlights.mjs';
import { objectScenes } from './scenes/objects.mjs';
import { shareScenes } from './scenes/share.mjs';
import { contactShadow } from './shapes.mjs';
import { drawnThings } from './things/index.mjs';
import { posed } from './things/people.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const originalsDir = join(root, 'server/images/originals');

const ORIGINAL_QUALITY = 88;
/** Blur filters are jagged at their own resolution: draw large, then shrink. */
const OVERSAMPLING = 2;
const JPEG_QUALITY = 82;
/** For the HTML of a page: `server/images/inline-pictures.ts` says how large it may be. */
const INLINE = { width: 640, quality: 36, effort: 9 };

/** A layer is a piece of SVG, or an icon with a place (see drawIcon) and `shadow`, false for floating objects. */
async function drawLayer(icons, layer, index) {
  if (typeof layer === 'string') return { markup: layer };
  icons[layer.icon] ??= posed(layer.icon, icons);
  const drawn = await drawIcon(icons, layer, `o${index}-`);
  if (layer.shadow === false) return drawn;
  const shadow = contactShadow(
    layer.x + (layer.shadowShift ?? 0),
    drawn.foot,
    drawn.width * (layer.shadow ?? 1),
  );
  return { ...drawn, markup: shadow + drawn.markup };
}

/** Several objects, moved together so that they have as much room on one side as on the other. */
function centred(drawn, layers, width, height) {
  const lefts = drawn.map((each, i) => layers[i].x - each.width / 2);
  const rights = drawn.map((each, i) => layers[i].x + each.width / 2);
  const dx = (width - Math.min(...lefts) - Math.max(...rights)) / 2;
  const tops = drawn.map((each) => each.foot - each.height);
  const dy = (height - Math.min(...tops) - Math.max(...drawn.map(({ foot }) => foot))) / 2;
  return [`<g transform="translate(${dx} ${dy})">${drawn.map(({ markup }) => markup).join('')}</g>`];
}

async function drawScene(icons, { width, height, ground, layers, isCentred }) {
  const drawn = await Promise.all(layers.map((layer, index) => drawLayer(icons, layer, index)));
  const parts = isCentred ? centred(drawn, layers, width, height) : drawn.map(({ markup }) => markup);
  const floor = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${
    width * OVERSAMPLING
  }" height="${height * OVERSAMPLING}" viewBox="0 0 ${width} ${height}">${floor}${parts.join('')}</svg>`;
  const picture = sharp(Buffer.from(svg), { unlimited: true }).resize(width, height);
  return ground ? picture.flatten({ background: ground }) : picture;
}

async function writeScene(icons, scene) {
  const picture = await drawScene(icons, scene);
  const file = scene.file ? join(root, scene.file) : join(originalsDir, `${scene.name}.webp`);
  const encoded = file.endsWith('.jpg')
    ? picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    : picture.webp({ quality: scene.quality ?? ORIGINAL_QUALITY, effort: 6, smartSubsample: true });
  const { size } = await encoded.toFile(file);
  console.log(`${scene.name}  ${scene.width}×${scene.height}  ${size} B`);
  if (scene.isInline) await writeInline(scene.name, file);
}

async function writeInline(name, original) {
  const { width, ...settings } = INLINE;
  const file = join(originalsDir, `${name}-inline.avif`);
  const { size } = await sharp(original).resize({ width }).avif(settings).toFile(file);
  console.log(`${name}, inline  ${size} B`);
}

const scenes = [
  ...heroScenes,
  ...expoScenes,
  ...highlightScenes,
  ...objectScenes,
  ...shareScenes,
  ...contentScenes,
];
const names = process.argv.slice(2);
const unknown = names.filter((name) => !scenes.some((scene) => scene.name === name));
if (unknown.length > 0) throw new Error(`There is no picture named ${unknown.join(', ')}`);

await mkdir(originalsDir, { recursive: true });
const icons = { ...loadIcons(), ...drawnThings };
for (const scene of scenes) {
  if (names.length === 0 || names.includes(scene.name)) await writeScene(icons, scene);
}
await writePictureTable();
