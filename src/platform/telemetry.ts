import { sentry } from './env.ts';

/** What happens in the product and is worth counting. Never carries personal data. */
export type ProductEvent = { name: 'login' } | { name: 'check-in' };

/** The first errors tell most; a page that goes on failing before the reporter is there must not fill the memory. */
const EARLY_KEPT = 20;
const early: unknown[] = [];
let report = (error: unknown) => {
  if (sentry.dsn && early.length < EARLY_KEPT) early.push(error);
};
const listeners = new Set<(event: ProductEvent) => void>();

/** Every product event passes here, whether or not an analytics tool listens. */
export function track(event: ProductEvent): void {
  for (const listener of listeners) listener(event);
}

export function onProductEvent(listener: (event: ProductEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a bug. Errors from before the reporter is loaded are kept for it. */
export const reportError = (error: unknown) => report(error);

/** Catches errors from the start; loads the reporter once the page is painted, and only when there is an address. */
export function startTelemetry(loadReporter = () => import('./sentry.ts')): void {
  addEventListener('error', (event) => reportError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
  if (!sentry.dsn) return;
  const load = async () => {
    const { startReporter } = await loadReporter();
    report = startReporter();
    for (const error of early.splice(0)) report(error);
  };
  setTimeout(() => void load().catch(() => {}), 3_000);
}
