import { type DeliveryTrigger, deliveryDelayMs } from '../sync/delivery-schedule.ts';
import { type DrainDeps, type DrainResult, drain, drainOpen } from '../sync/drain.ts';
import { drainDeps } from '../sync/runtime-deps.ts';
import { DELIVERY_SYNC_TAG } from '../sync/storage-keys.ts';
import { readThrottle } from '../sync/throttle.ts';
import { reportReachable } from './connectivity.ts';
import { reportResponse } from './http.ts';
import { pageContext } from './session/access-token.ts';

export type DeliveryRunner = { trigger: (cause: DeliveryTrigger) => void };

/** Delivers what waits when woken; tries again by itself while no answer comes. */
export function createDeliveryRunner(onEnd: (result: DrainResult) => void): DeliveryRunner {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isRunning = false;
  const wokenMeanwhile = new Set<DeliveryTrigger>();

  const run = async (cause: DeliveryTrigger) => {
    dueAt = Number.POSITIVE_INFINITY;
    if (isPointless(cause)) return;
    isRunning = true;
    // Storage may be gone for the moment; what is stored is tried again with the next wake.
    const ports = reportingReachability(drainDeps(pageContext()));
    const result = await drain(ports).catch(() => null);
    const open = await drainOpen(ports).catch(() => null);
    isRunning = false;
    const results = [result, open].filter((one) => one !== null);
    if (results.length > 0) failures = results.some(({ outcome }) => outcome === 'later') ? failures + 1 : 0;
    if (results.some(({ waiting }) => waiting > 0)) void registerBackgroundSync();
    if (result) onEnd(result);
    const isUnfinished = results.some(({ outcome }) => outcome === 'later' || outcome === 'busy');
    if (isUnfinished && wokenMeanwhile.size === 0) wokenMeanwhile.add('again');
    const causes = [...wokenMeanwhile];
    wokenMeanwhile.clear();
    for (const cause of causes) wake(cause);
  };

  const wake = (cause: DeliveryTrigger) => {
    if (isRunning) {
      wokenMeanwhile.add(cause);
      return;
    }
    if (isPointless(cause)) return;
    void readThrottle()
      .catch(() => ({ spreadS: 0, notBeforeMs: 0 }))
      .then((pace) => {
        const now = { pace, failures, isVisible: !document.hidden, nowMs: Date.now(), random: Math.random };
        const delayMs = deliveryDelayMs(cause, now);
        // The soonest wake wins: a tap does not wait for the hall's turn.
        if (isRunning || Date.now() + delayMs >= dueAt) return;
        clearTimeout(timer);
        dueAt = Date.now() + delayMs;
        timer = setTimeout(run, delayMs, cause);
      });
  };
  return { trigger: wake };
}

/** A page put away does not go on asking by itself: the worker does, and whoever comes back to it wakes it at once. */
const isPointless = (cause: DeliveryTrigger) => cause === 'again' && document.hidden;

/** A delivery, too, tells whether our server is there. */
const reportingReachability = (ports: DrainDeps): DrainDeps => ({
  ...ports,
  fetch: async (url, init) => {
    try {
      const response = await ports.fetch(url, init);
      reportResponse(response);
      return response;
    } catch (error) {
      reportReachable(false);
      throw error;
    }
  },
});

/** The browser wakes the worker when there is a network again, also with no page open. */
async function registerBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.sync?.register(DELIVERY_SYNC_TAG).catch(() => {});
}
