import { atom, type createStore } from 'jotai';
import { isPassKeyRefused } from '../sync/pass-key.ts';
import { askPrecache, isComplete, type Progress } from './precache-status.ts';
import { whenVisible } from './visibility.ts';

const POLL_MS = 1_000;

type Store = ReturnType<typeof createStore>;
const NOTHING_YET: Progress = { stored: 0, total: 1 };

const progressAtom = atom<Progress | null>(null);
/** What found no room: the worker's files, or only answers that a visitor needs in the hall. */
type Full = 'storage-full' | 'answers-full';
const fullAtom = atom<Full | null>(null);
export const isStorageFull = (store: Store) => store.get(fullAtom) === 'storage-full';
export const isAnythingFull = (store: Store) => store.get(fullAtom) !== null;
/** Counts until the visitor comes back to the page: they may have freed some space. */
export function reportStorageFull(store: Store, full: Full = 'storage-full'): void {
  const before = store.get(fullAtom);
  if (before !== 'storage-full') store.set(fullAtom, full);
  if (before !== null) return;
  const onVisibility = () => {
    if (!document.hidden) reportRoom(store);
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stop = onRoom(store, () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  });
}

/** Pictures and files that found no room may find some now. */
export const reportRoom = (store: Store) => store.set(fullAtom, null);

/** Calls the listener when there may be room again. Returns a function that unsubscribes. */
export const onRoom = (store: Store, listener: () => void) =>
  store.sub(fullAtom, () => {
    if (!isAnythingFull(store)) listener();
  });

/** Resolves once the worker's files may find room. */
export const untilRoom = (store: Store) =>
  new Promise<void>((resolve) => {
    if (!isStorageFull(store)) return resolve();
    const stop = onRoom(store, () => {
      stop();
      resolve();
    });
  });

const isStorageRefusedAtom = atom(false);
const isPassKeyRefusedAtom = atom(false);

/** Why this app cannot open without signal here, whatever it downloads. */
export type OfflineProblem =
  | 'insecure-address'
  | 'no-signatures'
  | 'no-worker'
  | 'storage-refused'
  | 'key-refused'
  | Full;
/** `share`: how much of what opening offline needs is on this phone, from 0 up to, but less than, 1. */
export type OfflineReadiness =
  | { state: 'unknown' | 'ready' | OfflineProblem }
  | { state: 'preparing'; share: number };

export const offlineReadinessAtom = atom((get): OfflineReadiness => {
  const progress = get(progressAtom);
  if (progress && isComplete(progress)) return { state: 'ready' };
  // Without https or localhost a browser offers neither workers nor the signing of a pass.
  if (globalThis.isSecureContext === false) return { state: 'insecure-address' };
  if (!globalThis.crypto?.subtle) return { state: 'no-signatures' };
  if (!navigator.serviceWorker) return { state: 'no-worker' };
  if (get(isStorageRefusedAtom)) return { state: 'storage-refused' };
  if (get(isPassKeyRefusedAtom)) return { state: 'key-refused' };
  const full = get(fullAtom);
  if (full) return { state: full };
  return progress ? { state: 'preparing', share: progress.stored / progress.total } : { state: 'unknown' };
});

/** What else than the app's files must be on the phone; null as long as that is not known. */
let venueProgress: () => Promise<Progress | null> = async () => null;
export function setVenueProgress(check: typeof venueProgress): void {
  venueProgress = check;
}

/** Finds out once how much is there; `offlineReadinessAtom` has the result. */
export async function checkOfflineReadiness(store: Store): Promise<void> {
  const venue = venueProgress().then(
    (progress) => ({ progress, isRefused: false }),
    () => ({ progress: NOTHING_YET, isRefused: true }),
  );
  const [files, { progress, isRefused }] = await Promise.all([filesProgress(), venue]);
  const parts = [files ?? NOTHING_YET, progress ?? NOTHING_YET];
  store.set(isStorageRefusedAtom, isRefused);
  store.set(isPassKeyRefusedAtom, isPassKeyRefused());
  store.set(progressAtom, {
    stored: parts.reduce((sum, { stored }) => sum + stored, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  });
}

/**
 * Follows the installation of the worker, and the storing of what is needed at the venue, until everything is there.
 * Returns a function that ends it.
 */
export function followOfflineReadiness(store: Store): () => void {
  let isStopped = false;
  const poll = async () => {
    if (isStopped) return;
    await checkOfflineReadiness(store);
    if (store.get(offlineReadinessAtom).state !== 'ready') setTimeout(whenVisible(poll), POLL_MS);
  };
  void poll();
  return () => {
    isStopped = true;
  };
}

/**
 * Null between two attempts to install, when there is no worker to ask. A worker that is still installing does not
 * serve the app yet, although it may have every file: its activation counts as one more file.
 */
async function filesProgress(): Promise<Progress | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const files = (await askPrecache(registration, 'GET_PRECACHE_STATUS').catch(() => null))?.essential ?? null;
  return files && !registration?.active ? { ...files, total: files.total + 1 } : files;
}
