import { deliverOpen, deliverWaiting } from '../src/sync/deliver-waiting.ts';
import { deliveryDelayMs, requestedWaitMs } from '../src/sync/delivery-schedule.ts';
import { readThrottle } from '../src/sync/delivery-throttle.ts';
import { deliveryDeps } from '../src/sync/runtime-deps.ts';
import { DELIVERY_SYNC_TAG } from '../src/sync/storage-keys.ts';
import { workerCookies } from './cookies.ts';
import { sleep } from './sleep.ts';
import { storeError } from './store-errors.ts';

/** A draft event that TypeScript's library leaves out. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean };

/** The browser stops a worker that takes minutes, so the delivery must begin before that. */
const LONGEST_WAIT_MS = 60_000;

/** Delivers waiting actions when the browser reports a network, whether or not a page is open. */
export function deliverOnSync(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync' as 'push', (event) => {
    const { tag, lastChance } = event as unknown as SyncEvent;
    if (tag === DELIVERY_SYNC_TAG) event.waitUntil(deliverOrReject(worker, lastChance));
  });
}

/** Rejects while something still waits for an answer: a rejection makes the browser fire the event again later. */
async function deliverOrReject(worker: ServiceWorkerGlobalScope, isLastChance: boolean): Promise<void> {
  const isDone = await deliver(worker, isLastChance).catch(async (error: unknown) => {
    await storeError(worker, error);
    throw error;
  });
  if (!isDone) throw new Error('Something still waits to be sent');
}

/** False while something still waits for an answer. */
async function deliver(worker: ServiceWorkerGlobalScope, isLastChance: boolean): Promise<boolean> {
  const state = {
    throttle: await readThrottle(),
    failures: 0,
    isVisible: false,
    nowMs: Date.now(),
    random: Math.random,
  };
  // The server asked for a longer wait than a worker lives, and would only answer "later" again. The browser fires the
  // event once more.
  if (!isLastChance && requestedWaitMs(state) > LONGEST_WAIT_MS) return false;
  const delayMs = Math.min(deliveryDelayMs('sync', state), LONGEST_WAIT_MS);
  await sleep(delayMs);
  const deps = deliveryDeps({
    jar: workerCookies(worker),
    origin: worker.location.origin,
    onCookieRefused: (error) => void storeError(worker, error),
  });
  const results = [await deliverWaiting(deps), await deliverOpen(deps)];
  // A page goes on after a refused renewal: it tries that again meanwhile, and ends the session in the end. Here nobody
  // does: the next page that opens delivers.
  return results.every(({ outcome }) => outcome !== 'later' && outcome !== 'busy');
}
