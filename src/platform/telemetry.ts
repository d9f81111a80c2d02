import { onBackOnline } from './connectivity.ts';
import { sentry } from './env.ts';

/** Events for analytics, without personal data. */
type ProductEvent = { name: 'login' } | { name: 'check-in' };

/** A page that keeps failing before the reporter is loaded must not fill the memory. */
const MAX_EARLY_ERRORS = 20;
const LOAD_DELAY_MS = 3_000;
const early: unknown[] = [];
let report = (error: unknown) => {
  if (sentry.dsn && early.length < MAX_EARLY_ERRORS) early.push(error);
};
const listeners = new Set<(event: ProductEvent) => void>();

/** Sends a product event to all listeners. There may be none. */
export function track(event: ProductEvent): void {
  for (const listener of listeners) listener(event);
}

export function onProductEvent(listener: (event: ProductEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a bug. Errors from before the reporter is loaded are stored for it. */
export const reportError = (error: unknown) => report(error);

/** Catches errors from the start; loads the reporter after the first paint, and only if a DSN is configured. */
export function startTelemetry(loadReporter = () => import('./sentry/start-reporter.ts')): void {
  addEventListener('error', (event) => reportError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
  if (!sentry.dsn) return;
  let isLoading = false;
  let isSignalBack = false;
  const load = () => {
    // A download that began without signal may fail only after the signal is back.
    isSignalBack = isLoading;
    if (isLoading) return;
    isLoading = true;
    loadReporter().then(
      ({ startReporter }) => {
        report = startReporter();
        for (const error of early.splice(0)) report(error);
      },
      () => {
        isLoading = false;
        if (isSignalBack) load();
      },
    );
  };
  setTimeout(load, LOAD_DELAY_MS);
  // The reporter's script is not stored for offline use, so it may have to wait for the signal.
  onBackOnline(load);
}
