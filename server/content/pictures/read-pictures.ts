import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type OwnPictures,
  ownPicturesDir,
  readOwnPictures,
  serveOwnPictures,
  TABLE_FILE,
} from '../../images/own-pictures.ts';
import { pruneResized, resizedDir } from '../../images/resized-files.ts';
import { errorAt, type Problem } from '../problem.ts';
import { listPictures } from './list-pictures.ts';
import { pictureDecoder } from './picture-decoder.ts';

type ReadPictures = { pictures: OwnPictures; problems: Problem[] };

/**
 * Decodes every picture of a content folder, one after the other. With `dir`, where pictures are kept, it writes them
 * there under names of their own, and takes those that are there already as they are; what is served stays the same.
 */
export async function readPictures(folder: string, dir?: string): Promise<ReadPictures> {
  const { files, problems } = await listPictures(folder);
  const known = dir === undefined ? {} : readOwnPictures(dir);
  const pictures: OwnPictures = {};
  const decoder = pictureDecoder();
  try {
    for (const { name, file, source } of files) {
      const before = Object.hasOwn(known, name) ? known[name] : undefined;
      if (dir !== undefined && before?.source === source && existsSync(join(dir, before.file))) {
        pictures[name] = before;
        continue;
      }
      const decoded = await decoder.decode(join(folder, file), { isKept: dir !== undefined });
      if ('wrong' in decoded) {
        problems.push(errorAt({ file }, decoded.wrong));
        continue;
      }
      const { bytes, ...shape } = decoded;
      const kept = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`;
      if (dir !== undefined) await writeWhole(dir, kept, bytes);
      pictures[name] = { ...shape, file: kept, source };
    }
  } finally {
    decoder.close();
  }
  return { pictures, problems };
}

/** Serves these pictures from now on, and removes those that are no longer needed, in all sizes. */
export async function keepPictures(dataDir: string, pictures: OwnPictures): Promise<void> {
  const dir = ownPicturesDir(dataDir);
  if (!existsSync(dir)) return;
  await writeWhole(dir, TABLE_FILE, JSON.stringify(pictures));
  serveOwnPictures(dir);
  const originals = Object.values(pictures).map(({ file }) => file);
  const needed = new Set([TABLE_FILE, ...originals]);
  for (const file of await readdir(dir)) if (!needed.has(file)) await rm(join(dir, file), { force: true });
  // There may be none yet, and what cannot be removed is no reason not to import.
  await pruneResized(
    resizedDir(dataDir),
    originals.map((file) => join(dir, file)),
  ).catch(() => {});
}

async function writeWhole(dir: string, file: string, bytes: Uint8Array | string): Promise<void> {
  const temporary = join(dir, `${file}.${randomUUID()}.tmp`);
  await mkdir(dir, { recursive: true });
  await writeFile(temporary, bytes, { flush: true });
  await rename(temporary, join(dir, file));
}
