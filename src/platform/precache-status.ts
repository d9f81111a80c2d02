import { atom, type createStore } from 'jotai';
import type { PrecacheStatus } from '../../sw/protocol.ts';
import { askWorker, type Question } from './ask-worker.ts';

const POLL_MS = 1_000;

const listeners = new Set<(status: PrecacheStatus) => void>();

/** Calls the listener with every status that a worker reports, until the returned function is called. */
export function onPrecacheStatus(listener: (status: PrecacheStatus) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends a message about the precache to the worker, the active one or the one that is installing. Resolves with the
 * precache's status after the work, or with null where no worker replies.
 */
export async function messagePrecache(type: Question): Promise<PrecacheStatus | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active ?? registration?.installing;
  const status = worker ? await askWorker<PrecacheStatus>(worker, type) : null;
  if (status) for (const listener of listeners) listener(status);
  return status;
}

export type Progress = { stored: number; total: number };
export const isComplete = ({ stored, total }: Progress) => total > 0 && stored === total;

type Store = ReturnType<typeof createStore>;
const NOTHING_YET: Progress = { stored: 0, total: 1 };

const progressAtom = atom<Progress | null>(null);
const isStorageFullAtom = atom(false);
/** The worker found no room for its files. */
export const reportStorageFull = (store: Store) => store.set(isStorageFullAtom, true);
export const isStorageFull = (store: Store) => store.get(isStorageFullAtom);

/** `share`: how much of what opening offline needs is on this phone, from 0 up to, but less than, 1. */
export type OfflineReadiness =
  | { state: 'unknown' | 'ready' | 'storage-full' | 'no-worker' }
  | { state: 'preparing'; share: number };

export const offlineReadinessAtom = atom((get): OfflineReadiness => {
  const progress = get(progressAtom);
  if (progress && isComplete(progress)) return { state: 'ready' };
  if (!navigator.serviceWorker) return { state: 'no-worker' };
  if (get(isStorageFullAtom)) return { state: 'storage-full' };
  return progress ? { state: 'preparing', share: progress.stored / progress.total } : { state: 'unknown' };
});

/** What else than the app's files must be on the phone; null as long as that is not known. */
let venueProgress: () => Promise<Progress | null> = async () => null;
export function setVenueProgress(check: typeof venueProgress): void {
  venueProgress = check;
}

/**
 * Follows the installation of the worker, and the storing of what is needed at the venue, until everything is there.
 * Returns a function that ends it.
 */
export function followPrecache(store: Store): () => void {
  let isStopped = false;
  const poll = async () => {
    const parts = await Promise.all([filesProgress(), venueProgress()]).catch(() => [NOTHING_YET]);
    if (isStopped) return;
    const progress = parts.reduce<Progress>(
      (sum, part) => ({
        stored: sum.stored + (part ?? NOTHING_YET).stored,
        total: sum.total + (part ?? NOTHING_YET).total,
      }),
      { stored: 0, total: 0 },
    );
    store.set(progressAtom, progress);
    if (!isComplete(progress)) setTimeout(() => isStopped || poll(), POLL_MS);
  };
  void poll();
  return () => {
    isStopped = true;
  };
}

/** Between two attempts to install there is no worker to ask. */
const filesProgress = async () =>
  (await messagePrecache('GET_PRECACHE_STATUS').catch(() => null))?.essential ?? null;
