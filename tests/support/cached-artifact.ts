import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** For artifacts that are slow to make and the same on every run. May be deleted at any time. */
const CACHE_FOLDER = 'node_modules/.cache/yhello';
const KEEP_UNUSED_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * The path of a file or folder in the cache. When it is not there, `make` writes it to the path that it is given.
 * `name` must change with every input. Artifacts that were not used for three days are deleted.
 */
export async function cachedArtifact(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const path = join(CACHE_FOLDER, name);
  if (!(await isThere(path))) {
    await mkdir(CACHE_FOLDER, { recursive: true });
    await deleteUnused();
    // Two runs side by side see all of it or nothing.
    const draft = join(CACHE_FOLDER, `draft-${randomUUID()}`);
    await make(draft);
    await rename(draft, path).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      if (!(await isThere(path))) throw error;
    });
  }
  await utimes(path, new Date(), new Date());
  return path;
}

async function deleteUnused(): Promise<void> {
  for (const name of await readdir(CACHE_FOLDER)) {
    const path = join(CACHE_FOLDER, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEEP_UNUSED_MS) await rm(path, { recursive: true, force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A short hash of the content of these files and folders and of `extra`. */
export function hashOf(paths: readonly string[], ...extra: string[]): string {
  const hash = createHash('sha256').update(extra.join('\0'));
  for (const path of paths)
    for (const file of filesIn(path)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function* filesIn(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}
