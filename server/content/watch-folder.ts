import { createHash } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How often the folder is looked at. What has not changed since the last look is complete. */
const INTERVAL_MS = 2_000;

type ListNames = (folder: string) => Promise<string[]>;

/**
 * What changes with any file of a folder; empty for a folder that cannot be read, or is gone. Links are not followed:
 * one may lead nowhere, as those with which some editors lock a file.
 */
async function stateOf(folder: string, list: ListNames): Promise<string> {
  try {
    return createHash('sha256')
      .update((await linesOf(folder, list)).join('\n'))
      .digest('base64url');
  } catch {
    return '';
  }
}

/** A line for each file. Rights are in it, too: what may be read now is to be imported. */
async function linesOf(folder: string, list: ListNames): Promise<string[]> {
  const lines = (await list(folder)).toSorted().map(async (name) => {
    const path = join(folder, name);
    const stats = await lstat(path);
    const { mtimeMs, size, mode, uid, gid } = stats;
    const line = `${path} ${mtimeMs} ${size} ${mode} ${uid} ${gid}`;
    if (!stats.isDirectory()) return [line];
    // One that may not be read does not hide what changes beside it.
    return [line, ...(await linesOf(path, list).catch(() => [`${path} cannot be read`]))];
  });
  return (await Promise.all(lines)).flat();
}

/**
 * Returns a function to be called again and again. It returns true once after a change, as soon as nothing has changed
 * between two calls, so that nothing half-copied is read.
 */
export async function folderChanges(
  folder: string,
  list: ListNames = (path) => readdir(path),
): Promise<() => Promise<boolean>> {
  let taken = await stateOf(folder, list);
  let last = taken;
  return async () => {
    const state = await stateOf(folder, list);
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
