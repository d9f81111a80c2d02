import { statfsSync } from 'node:fs';

export const BYTES_PER_MB = 1_000_000;
/** Room that is kept for what must be written, the embedded database above all. Files that can wait do not use it. */
export const ROOM_BYTES = 1_000 * BYTES_PER_MB;

/** How many bytes this process may still write on the disk of a folder. Infinity where that cannot be said. */
export function freeBytes(folder: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
