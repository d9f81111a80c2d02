import type { Stats } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** Where the resized pictures are. It may be emptied at any time. */
export const resizedDir = (dataDir: string): string => join(dataDir, 'images');

/** Changes with the bytes of an original. */
export const stampOf = ({ mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): string =>
  `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;

/** How the name of a resized picture begins. `tag`: of its original, or of the picture itself. */
export const resizedName = (original: string, tag: string): string => `${parse(original).name}-${tag}`;

/** Names of finished sizes of an organiser’s picture: only the originals of these have a dot in their names. */
const OF_OWN = /^([a-z0-9-]+\.[0-9a-f]{16}-[0-9a-z]+-[0-9a-z]+)-\d+-q\d+\.(webp|avif)$/;

/**
 * Removes the sizes of an organiser's pictures that are not among these originals, or were other bytes. What is being
 * resized meanwhile is stored all the same, and goes the next time.
 */
export async function pruneResized(dir: string, originals: readonly string[]): Promise<void> {
  const kept = new Set<string | undefined>();
  for (const original of originals) kept.add(resizedName(original, stampOf(await stat(original))));
  for (const file of await readdir(dir)) {
    const [isOwn, original] = OF_OWN.exec(file) ?? [];
    if (isOwn && !kept.has(original)) await rm(join(dir, file), { force: true });
  }
}
