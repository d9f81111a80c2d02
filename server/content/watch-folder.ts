import { createHash } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How often the folder is looked at. What has not changed since the last look is complete. */
const INTERVAL_MS = 2_000;

/**
 * What changes with any file of a folder; empty for a folder that cannot be read, or is gone. Links are not followed:
 * one may lead nowhere, as those with which some editors lock a file.
 */
async function stateOf(folder: string): Promise<string> {
  try {
    const names = (await readdir(folder, { recursive: true })).toSorted();
    const stats = await Promise.all(names.map((name) => lstat(join(folder, name))));
    const lines = stats.map(({ mtimeMs, size }, i) => `${names[i]} ${mtimeMs} ${size}`);
    return createHash('sha256').update(lines.join('\n')).digest('base64url');
  } catch {
    return '';
  }
}

/**
 * Returns a function to be called again and again. It returns true once after a change, as soon as nothing has changed
 * between two calls, so that nothing half-copied is read.
 */
export async function folderChanges(folder: string): Promise<() => Promise<boolean>> {
  let taken = await stateOf(folder);
  let last = taken;
  return async () => {
    const state = await stateOf(folder);
    const isQuiet = state === last;
    last = state;
    if (!isQuiet || state === taken) return false;
    taken = state;
    return true;
  };
}

/** Calls `onChange` whenever `hasChanged`, of `folderChanges`. Returns a function that stops it. */
export function watchFolder(hasChanged: () => Promise<boolean>, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const look = async () => {
    if (await hasChanged()) await onChange();
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => void look(), INTERVAL_MS);
    timer.unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
