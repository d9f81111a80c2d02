import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the files of a build are served after the next one, for pages that were open across the update. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
/** Folders of files with a hash in their names: chunks, and what was drawn from the brand. */
const FOLDERS = ['assets', 'icons'];

/**
 * Sets the chunks and icons of the build in `dist` aside, before the next one takes its place, and deletes those of long
 * ago.
 */
export async function retireChunks(dist, nowMs = Date.now()) {
  const retired = join(dist, 'retired');
  await mkdir(retired, { recursive: true });
  for (const folder of FOLDERS) {
    const current = join(dist, 'client', folder);
    for (const name of await readdir(current).catch(() => [])) {
      await rename(join(current, name), join(retired, name));
      // The days count from now on: a build that was current for weeks may have been opened a minute ago.
      await utimes(join(retired, name), nowMs / 1000, nowMs / 1000);
    }
  }
  for (const name of await readdir(retired)) {
    const path = join(retired, name);
    if (nowMs - (await stat(path)).mtimeMs > KEEP_MS) await rm(path);
  }
}
