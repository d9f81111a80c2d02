// Writes the table of the pictures: `node tools/sample-art/picture-table.mjs`. It is read from the files, so that it always
// agrees with them: name → [width, height, ground]. The ground is the mean colour along the picture's edge, as six
// hexadecimal digits, or null where the edge is transparent.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { edgeColour } from '../../server/images/edge-colour.mjs';

const originalsDir = join(dirname(fileURLToPath(import.meta.url)), '../../server/images/originals');

export async function writePictureTable() {
  const files = (await readdir(originalsDir)).filter((file) => file.endsWith('.webp')).sort();
  const rows = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(originalsDir, file));
      const { width, height } = await sharp(bytes).metadata();
      return `  "${basename(file, '.webp')}": [${width}, ${height}, ${JSON.stringify(await edgeColour(bytes))}]`;
    }),
  );
  await writeFile(join(originalsDir, 'pictures.json'), `{\n${rows.join(',\n')}\n}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePictureTable();
