import { deliveryDelayMs } from '../src/sync/delivery-schedule.ts';
import { drain, drainOpen } from '../src/sync/drain.ts';
import { drainDeps } from '../src/sync/runtime-deps.ts';
import { DELIVERY_SYNC_TAG } from '../src/sync/storage-keys.ts';
import { readThrottle } from '../src/sync/throttle.ts';
import { workerCookies } from './cookies.ts';

/** A draft event that TypeScript's library leaves out. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean };

/** The browser stops a worker that takes minutes: the hall's turn must come before that. */
const LONGEST_WAIT_MS = 60_000;

/** Delivers what waits when the browser says that there is a network, whether or not a page is open. */
export function deliverOnSync(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync' as 'push', (event) => {
    const { tag } = event as unknown as SyncEvent;
    if (tag === DELIVERY_SYNC_TAG) event.waitUntil(deliver(worker));
  });
}

/** Rejects while something still waits for an answer: that is how the browser is asked to try again. */
async function deliver(worker: ServiceWorkerGlobalScope): Promise<void> {
  const now = {
    pace: await readThrottle(),
    failures: 0,
    isVisible: false,
    nowMs: Date.now(),
    random: Math.random,
  };
  const delayMs = Math.min(deliveryDelayMs('sync', now), LONGEST_WAIT_MS);
  await new Promise((done) => setTimeout(done, delayMs));
  const ports = drainDeps({ jar: workerCookies(worker), origin: worker.location.origin });
  const results = [await drain(ports), await drainOpen(ports)];
  if (results.some(({ outcome }) => outcome === 'later' || outcome === 'busy'))
    throw new Error('Something still waits to be sent');
}
