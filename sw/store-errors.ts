import { describeError } from '../src/sync/error-report.ts';
import { storeWorkerError } from '../src/sync/worker-errors.ts';

/** Stores the errors of the worker for the next page, which has the reporter. */
export function storeErrors(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('error', (event) => void storeError(worker, event.error ?? event.message));
  worker.addEventListener('unhandledrejection', (event) => void storeError(worker, event.reason));
}

/**
 * For errors that end in the promise of an event: the browser does not report those. A build without error
 * reporting leaves this out.
 */
export async function storeError(worker: ServiceWorkerGlobalScope, thrown: unknown): Promise<void> {
  if (import.meta.env.VITE_SENTRY_DSN) {
    const report = describeError(thrown, worker.location.origin);
    // Where nothing can be stored, there is nothing to be done.
    if (report) await storeWorkerError(report).catch(() => {});
  }
}
