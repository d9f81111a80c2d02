import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_QUALITY, type PictureFormat } from '../../src/domain/content/pictures.ts';
import { jobQueue } from './job-queue.ts';

/** Cutting is pure CPU: more at once would only starve the calls that visitors wait for. */
const JOBS_AT_ONCE = 2;

/** Somebody waits for the first cut: eight times as fast as the library's usual effort, a tenth larger. */
const AVIF_EFFORT = 2;

export type PictureFolders = {
  /** Holds `<name>.webp`, the largest size of each picture. */
  originalsDir: string;
  /** Holds what was cut from them; made when missing, and may be emptied at any time. */
  cacheDir: string;
  /** Hears why a cut could not be kept. The picture is served all the same. */
  onCacheFailure?: (error: unknown) => void;
};

/** One picture in one width and format: what it is called in a cache, and how to get it. */
type StoredPicture = { tag: string; bytes: () => Promise<Buffer<ArrayBuffer>> };

/** Cuts pictures from their masters, each size once. */
export function pictureStore({ originalsDir, cacheDir, onCacheFailure }: PictureFolders) {
  const inLine = jobQueue<Buffer<ArrayBuffer>>(JOBS_AT_ONCE);
  const masterWidths = new Map<string, { stamp: string; width: number }>();

  async function masterWidth(name: string, master: string, stamp: string): Promise<number> {
    const known = masterWidths.get(name);
    if (known?.stamp === stamp) return known.width;
    const { width } = await sharp(await readFile(master)).metadata();
    masterWidths.set(name, { stamp, width });
    return width;
  }

  async function keep(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(cacheDir, { recursive: true });
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, file);
    } catch (error) {
      onCacheFailure?.(error);
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async function cut(
    master: string,
    width: number,
    format: PictureFormat,
    file: string,
  ): Promise<Buffer<ArrayBuffer>> {
    // Kept by a job that ended between the asker's own look and this one.
    const kept = await readIfThere(file);
    if (kept) return kept;
    // Read by us: given a path, libvips may answer from its memory of an older file of that name.
    const picture = sharp(await readFile(master)).resize({ width, withoutEnlargement: true });
    const bytes = (await picture
      .toFormat(format, {
        quality: PICTURE_QUALITY[format],
        ...(format === 'avif' && { effort: AVIF_EFFORT }),
      })
      .toBuffer()) as Buffer<ArrayBuffer>;
    await keep(file, bytes);
    return bytes;
  }

  /**
   * The picture `width` px wide, or as wide as its master when that is narrower. Undefined when there is no such master.
   * `name` must be checked by the caller: it becomes part of a path.
   */
  async function find(
    name: string,
    width: number,
    format: PictureFormat,
  ): Promise<StoredPicture | undefined> {
    const master = join(originalsDir, `${name}.webp`);
    const facts = await stat(master).catch(undefinedIfMissing);
    if (!facts?.isFile()) return undefined;
    const stamp = `${Math.round(facts.mtimeMs).toString(36)}-${facts.size.toString(36)}`;
    const served = Math.min(width, await masterWidth(name, master, stamp));
    const tag = `${stamp}-${served}-q${PICTURE_QUALITY[format]}`;
    const file = join(cacheDir, `${name}-${tag}.${format}`);
    return {
      tag,
      bytes: async () => (await readIfThere(file)) ?? inLine(file, () => cut(master, served, format, file)),
    };
  }

  return { find };
}

const undefinedIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** An unreadable cache is an empty one. */
const readIfThere = (file: string): Promise<Buffer<ArrayBuffer> | undefined> =>
  readFile(file).catch(() => undefined);
