// Writes the table of the pictures: `node tools/sample-art/picture-table.mjs`. It is read from the files, so that it always
// agrees with them: name → [width, height, ground]. The ground is the mean colour along the picture's edge, as six
// hexadecimal digits, or null where the edge is transparent.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const originalsDir = join(dirname(fileURLToPath(import.meta.url)), '../../server/images/originals');

/** The picture is shrunk to a square of this many pixels; the outermost ones are its edge. */
const SIDE = 20;
/** Below this mean opacity, of 255, the edge counts as transparent. */
const MIN_OPACITY = 250;

export async function groundOf(bytes) {
  const pixels = await sharp(bytes).ensureAlpha().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  const isEdge = (i) => [0, SIDE - 1].some((edge) => i % SIDE === edge || Math.floor(i / SIDE) === edge);
  const edge = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter(isEdge);
  const mean = (channel) => edge.reduce((sum, i) => sum + pixels[i * 4 + channel], 0) / edge.length;
  if (mean(3) < MIN_OPACITY) return null;
  return [0, 1, 2].map((channel) => Math.round(mean(channel)).toString(16).padStart(2, '0')).join('');
}

export async function writePictureTable() {
  const files = (await readdir(originalsDir)).filter((file) => file.endsWith('.webp')).sort();
  const rows = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(originalsDir, file));
      const { width, height } = await sharp(bytes).metadata();
      return `  "${basename(file, '.webp')}": [${width}, ${height}, ${JSON.stringify(await groundOf(bytes))}]`;
    }),
  );
  await writeFile(join(originalsDir, 'pictures.json'), `{\n${rows.join(',\n')}\n}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePictureTable();
