import type { PrecacheStatus } from '../../sw/protocol.ts';
import { askWorker, type WorkerRequest } from './ask-worker.ts';

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
export const messagePrecache = async (type: WorkerRequest): Promise<PrecacheStatus | null> =>
  askPrecache(await navigator.serviceWorker?.getRegistration(), type);

/** The same for a known registration. */
export async function askPrecache(
  registration: ServiceWorkerRegistration | undefined,
  type: WorkerRequest,
): Promise<PrecacheStatus | null> {
  const worker = registration?.active ?? registration?.installing;
  const status = worker ? await askWorker<PrecacheStatus>(worker, type) : null;
  if (status) for (const listener of listeners) listener(status);
  return status;
}

export type Progress = PrecacheStatus['all'];
export const isComplete = ({ stored, total }: Progress) => total > 0 && stored === total;
