import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../../../src/domain/text/format-count.ts';
import {
  type OwnPicture,
  type OwnPictures,
  ownPicturesDir,
  readOwnPictures,
  serveOwnPictures,
  TABLE_FILE,
} from '../../images/own-pictures.ts';
import { pruneResized, resizedDir } from '../../images/resized-files.ts';
import type { SayProgress } from '../../log/progress.ts';
import { errorAt, type Problem } from '../problem.ts';
import { listPictures } from './list-pictures.ts';
import { type DecodedPicture, pictureDecoder } from './picture-decoder.ts';

const UNFINISHED = '.tmp';
/** Far longer than writing one picture takes. */
const WRITING_MS = 10 * 60_000;

type ReadPictures = { pictures: OwnPictures; problems: Problem[] };

/** So many pictures are decoded at once: more processes would leave a small server no memory. */
const DECODERS = 2;

/**
 * Decodes every picture of a content folder. With `dir`, where pictures are kept, it writes them there under names of
 * their own, and takes those that are there already as they are; what is served stays the same.
 */
export async function readPictures(
  folder: string,
  dir?: string,
  progress: SayProgress = () => {},
): Promise<ReadPictures> {
  const { files, problems } = await listPictures(folder);
  const known = dir === undefined ? {} : readOwnPictures(dir);
  const found = new Map<string, OwnPicture>();
  for (const { name, source } of files) {
    const before = Object.hasOwn(known, name) ? known[name] : undefined;
    if (dir !== undefined && before?.source === source && existsSync(join(dir, before.file)))
      found.set(name, before);
  }
  const fresh = files.filter(({ name }) => !found.has(name));
  const wrong = new Map<string, string>();
  const waiting = fresh.values();
  let done = 0;
  const decodeWaiting = async () => {
    const decoder = pictureDecoder();
    try {
      for (const { name, file, source } of waiting) {
        const decoded = await decoder.decode(join(folder, file), { isKept: dir !== undefined });
        if ('wrong' in decoded) wrong.set(name, decoded.wrong);
        else found.set(name, { ...(await keep(name, decoded, dir)), source });
        done += 1;
        progress(() => `New pictures: ${formatCount(done)} of ${formatCount(fresh.length)} are ready`);
      }
    } finally {
      decoder.close();
      // What cannot be written ends the other one, too.
      Array.from(waiting);
    }
  };
  await Promise.all(Array.from({ length: Math.min(DECODERS, fresh.length) }, decodeWaiting));
  // In the order of the folder, whichever was done first.
  const pictures: OwnPictures = {};
  for (const { name, file } of files) {
    const picture = found.get(name);
    if (picture) pictures[name] = picture;
    else problems.push(errorAt({ file }, wrong.get(name) ?? 'cannot be read.'));
  }
  return { pictures, problems };
}

async function keep(
  name: string,
  { bytes, ...shape }: DecodedPicture,
  dir: string | undefined,
): Promise<Omit<OwnPicture, 'source'>> {
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`;
  if (dir !== undefined) await writeWhole(dir, file, bytes);
  return { ...shape, file };
}

/** Serves these pictures from now on, and removes those that are no longer needed, in all sizes. */
export async function keepPictures(dataDir: string, pictures: OwnPictures): Promise<void> {
  const dir = ownPicturesDir(dataDir);
  if (!existsSync(dir)) return;
  await writeWhole(dir, TABLE_FILE, JSON.stringify(pictures));
  serveOwnPictures(dir);
  const originals = Object.values(pictures).map(({ file }) => file);
  const needed = new Set([TABLE_FILE, ...originals]);
  for (const file of await readdir(dir))
    if (!needed.has(file) && !(await isBeingWritten(join(dir, file))))
      await rm(join(dir, file), { force: true });
  // There may be none yet, and what cannot be removed is no reason not to import.
  await pruneResized(
    resizedDir(dataDir),
    originals.map((file) => join(dir, file)),
  ).catch(() => {});
}

/** By another import: a command on PostgreSQL is a process of its own. One that was killed has left older ones. */
async function isBeingWritten(file: string): Promise<boolean> {
  if (!file.endsWith(UNFINISHED)) return false;
  const stats = await stat(file).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs < WRITING_MS;
}

async function writeWhole(dir: string, file: string, bytes: Uint8Array | string): Promise<void> {
  const temporary = join(dir, `${file}.${randomUUID()}${UNFINISHED}`);
  await mkdir(dir, { recursive: true });
  await writeFile(temporary, bytes, { flush: true });
  await rename(temporary, join(dir, file));
}
