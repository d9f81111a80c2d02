import { resolve } from 'node:path';
import type { Logger } from '../deps.ts';
import { BYTES_PER_MB, freeBytes } from '../disk-room.ts';
import { atMostHourly } from '../log/at-most-hourly.ts';
import { DISK_FULL } from './stop-when-broken.ts';

/** The journal grows by 16 MB at a time, and a database that finds no room for that aborts. */
const MIN_FREE_BYTES = 200 * BYTES_PER_MB;
const CHECK_MS = 1_000;

export type DiskGuard = {
  /** Throws an Error for the organiser when there is no room to open the database. */
  beforeStart: () => void;
  /** Throws before the disk is full, so that the database still answers what only reads. */
  beforeWrite: () => void;
  /** The database cannot go on: says why, and ends the process. */
  onBroken: (error: unknown) => void;
};

export type DiskGuardOptions = {
  log?: Pick<Logger, 'warn' | 'error'>;
  /** Must not return, other than in tests. */
  endProcess?: () => void;
  /** The free bytes on the folder's disk. */
  free?: (folder: string) => number;
  /** A clock, in ms. */
  now?: () => number;
};

/** `code` is PostgreSQL's, so that it counts as one that may go well later. */
class DiskNearlyFull extends Error {
  override readonly name = 'DiskNearlyFull';
  readonly code = DISK_FULL;
}

const inTerminal = {
  warn: (_: object, message: string) => console.error(message),
  error: (_: object, message: string) => console.error(message),
};

/** Watches the disk of an embedded database's folder. */
export function createDiskGuard(
  folder: string,
  {
    log = inTerminal,
    endProcess = () => process.exit(1),
    free = freeBytes,
    now = Date.now,
  }: DiskGuardOptions = {},
): DiskGuard {
  const place = resolve(folder);
  const needed = `${MIN_FREE_BYTES / BYTES_PER_MB} MB`;
  const warn = atMostHourly((message) => log.warn({}, message), now);
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let isNearlyFull = false;
  return {
    beforeStart() {
      const bytes = free(folder);
      if (bytes < MIN_FREE_BYTES)
        throw new Error(
          `The disk is full: ${Math.floor(bytes / BYTES_PER_MB)} MB are free for the database in ${place}, and it needs ${needed}. Make room, and start again.`,
        );
    },
    beforeWrite() {
      const nowMs = now();
      if (Math.abs(nowMs - checkedAtMs) >= CHECK_MS) {
        checkedAtMs = nowMs;
        isNearlyFull = free(folder) < MIN_FREE_BYTES;
      }
      if (!isNearlyFull) return;
      warn(
        `The disk is nearly full: the database in ${place} stores nothing until ${needed} are free. Phones keep what visitors do, and send it again. Make room.`,
      );
      throw new DiskNearlyFull('The disk is nearly full');
    },
    onBroken(error) {
      const isFull = (error as { code?: string }).code === DISK_FULL || free(folder) < MIN_FREE_BYTES;
      log.error(
        {},
        isFull
          ? `The disk is full: the database in ${place} cannot go on, and the process ends. It starts again once ${needed} are free. Make room.`
          : `The database in ${place} has aborted, and the process ends. Start it again, and look at the disk if that repeats.`,
      );
      endProcess();
    },
  };
}
