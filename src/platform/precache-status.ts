import { atom, type createStore } from 'jotai';
import type { PageToWorker, PrecacheStatus } from '../../sw/protocol.ts';

const POLL_MS = 1_000;
const REPLY_TIMEOUT_MS = 5 * 60_000;

type Question = Exclude<PageToWorker['type'], 'SKIP_WAITING'>;
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
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type } satisfies PageToWorker, [port2]);
  const status = await new Promise<PrecacheStatus | null>((resolve) => {
    setTimeout(resolve, REPLY_TIMEOUT_MS, null);
    port1.onmessage = ({ data }) => resolve(data as PrecacheStatus);
  });
  if (status) for (const listener of listeners) listener(status);
  return status;
}

export const isComplete = ({ stored, total }: { stored: number; total: number }) =>
  total > 0 && stored === total;

type Store = ReturnType<typeof createStore>;
const statusBaseAtom = atom<PrecacheStatus | null>(null);

/** How much of what opening offline needs is on this phone, from 0 to 1; null where there is no worker to tell. */
export const offlineReadinessAtom = atom((get) => {
  const essential = get(statusBaseAtom)?.essential;
  return essential && essential.total > 0 ? essential.stored / essential.total : null;
});

/** Follows the worker's installation until what opening offline needs is there. Returns a function that ends it. */
export function followPrecache(store: Store): () => void {
  let isStopped = false;
  const poll = async () => {
    const status = await messagePrecache('GET_PRECACHE_STATUS').catch(() => null);
    if (isStopped) return;
    store.set(statusBaseAtom, status);
    if (!status || !isComplete(status.essential)) setTimeout(() => isStopped || poll(), POLL_MS);
  };
  void poll();
  return () => {
    isStopped = true;
  };
}
