import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_QUALITY, type PictureFormat } from '../../src/domain/content/pictures.ts';
import { jobQueue } from './job-queue.ts';
import { originalFile } from './own-pictures.ts';
import { resizedName, stampOf } from './resized-files.ts';

/** Resizing is CPU-bound: more jobs at once would delay other requests. */
const MAX_PARALLEL_JOBS = 2;

/** A visitor waits for the first request of a size: this is eight times as fast as the default, for 10 % more bytes. */
const AVIF_EFFORT = 2;

export type PictureFolders = {
  /** Holds `<name>.webp`, the largest size of each picture of the sample. Those of the organiser stand before them. */
  originalsDir: string;
  /** Holds the resized pictures. Created when missing; may be emptied at any time. */
  cacheDir: string;
  /** Called when a resized picture could not be cached. It is served all the same. */
  onCacheFailure?: (error: unknown) => void;
};

/** One picture in one width and format. `tag` changes with its bytes. */
type ResizedPicture = { tag: string; bytes: () => Promise<Buffer<ArrayBuffer>> };

/** Resizes originals, each to each size once. */
export function pictureStore({ originalsDir, cacheDir, onCacheFailure }: PictureFolders) {
  const enqueue = jobQueue<Buffer<ArrayBuffer>>(MAX_PARALLEL_JOBS);
  const originalWidths = new Map<string, { stamp: string; width: number }>();

  async function originalWidth(original: string, stamp: string): Promise<number> {
    const cached = originalWidths.get(original);
    if (cached?.stamp === stamp) return cached.width;
    const { width } = await sharp(await readFile(original)).metadata();
    originalWidths.set(original, { stamp, width });
    return width;
  }

  async function writeToCache(file: string, bytes: Buffer): Promise<void> {
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(cacheDir, { recursive: true });
      await writeFile(temporary, bytes, { flush: true });
      await rename(temporary, file);
    } catch (error) {
      onCacheFailure?.(error);
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  async function resize(
    original: string,
    width: number,
    format: PictureFormat,
    file: string,
  ): Promise<Buffer<ArrayBuffer>> {
    // Another job may have written it after the caller's own check.
    const cached = await readIfExists(file);
    if (cached) return cached;
    // Read here and not by libvips, which may return a cached older file of the same path.
    const picture = sharp(await readFile(original)).resize({ width, withoutEnlargement: true });
    const bytes = (await picture
      .toFormat(format, {
        quality: PICTURE_QUALITY[format],
        ...(format === 'avif' && { effort: AVIF_EFFORT }),
      })
      .toBuffer()) as Buffer<ArrayBuffer>;
    await writeToCache(file, bytes);
    return bytes;
  }

  /**
   * The picture `width` px wide, or as wide as its original when that is narrower. Undefined for an unknown name.
   * The caller must validate `name`: it becomes part of a path.
   */
  async function find(
    name: string,
    width: number,
    format: PictureFormat,
  ): Promise<ResizedPicture | undefined> {
    const original = originalFile(originalsDir, name);
    const stats = await stat(original).catch(undefinedIfMissing);
    if (!stats?.isFile()) return undefined;
    const stamp = stampOf(stats);
    const servedWidth = Math.min(width, await originalWidth(original, stamp));
    const tag = `${stamp}-${servedWidth}-q${PICTURE_QUALITY[format]}`;
    // Not by the name in the address: any version can be written there.
    const file = join(cacheDir, `${resizedName(original, tag)}.${format}`);
    return {
      tag,
      bytes: async () =>
        (await readIfExists(file)) ?? enqueue(file, () => resize(original, servedWidth, format, file)),
    };
  }

  return { find };
}

const undefinedIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** Any read error counts as a cache miss. */
const readIfExists = (file: string): Promise<Buffer<ArrayBuffer> | undefined> =>
  readFile(file).catch(() => undefined);
