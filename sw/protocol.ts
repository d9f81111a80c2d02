import type { LateRefusal } from './expo-list.ts';
import type { PrecacheStatus } from './precache.ts';

/** The messages between page and worker. Types only: the page imports nothing else of the worker. */
export type PageToWorker =
  /** Take over now: the visitor asked for the new version. The name is the one that the worker library sends. */
  | { type: 'SKIP_WAITING' }
  /** Control every open page: the one that asks was loading while the worker became active. */
  | { type: 'CLAIM_PAGES' }
  /** A page has painted what it was sent; the worker then sends the rest of its HTML. */
  | { type: 'PAGE_PAINTED' }
  /**
   * The reply to this message and to the next two, over the message's port, is null where what is stored cannot be read;
   * to this one and the next it is a PrecacheStatus otherwise.
   */
  | { type: 'GET_PRECACHE_STATUS' }
  /** Download the files that opening offline does not need. */
  | { type: 'INSTALL_REST' }
  /** Hash the stored files, and download damaged ones again. The reply is a RepairReport. */
  | { type: 'REPAIR_FILES' }
  /** Asked of a version that waits. The reply, over the message's port, is a News. */
  | { type: 'GET_NEWS' };

export type WorkerToPage =
  /** Sent to every page when an installation ends because the phone has no room for its files. */
  | { type: 'STORAGE_FULL' }
  /** The server has refused the expo list, after the page was given the stored one. */
  | ({ type: 'EXPO_LIST_REFUSED' } & LateRefusal);

/** What is new in the worker's version, in one line. */
export type News = { line: string };
/**
 * The status after the repair. `damagedAtMs`: when a damaged file was last found, by whichever page's check, on this
 * device's clock; 0 if never since the worker started.
 */
export type RepairReport = PrecacheStatus & { damagedAtMs: number };
export type { LateRefusal, PrecacheStatus };
