import {
  type DeliveryDeps,
  type DeliverySummary,
  deliverOpen,
  deliverWaiting,
} from '../sync/deliver-waiting.ts';
import { type DeliveryTrigger, deliveryDelayMs, requestedWaitMs } from '../sync/delivery-schedule.ts';
import { readThrottle } from '../sync/delivery-throttle.ts';
import { deliveryDeps } from '../sync/runtime-deps.ts';
import { DELIVERY_SYNC_TAG } from '../sync/storage-keys.ts';
import { StorageUnavailable } from '../sync/storage-unavailable.ts';
import { reportReachable } from './connectivity.ts';
import { reportResponse } from './http.ts';
import { pageContext } from './session/access-token.ts';

export type DeliveryRunner = { trigger: (cause: DeliveryTrigger) => void };

/** Delivers waiting actions when triggered, and retries by itself while there is no answer or no database. */
export function createDeliveryRunner(onEnd: (result: DeliverySummary) => void): DeliveryRunner {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isRunning = false;
  const triggersMeanwhile = new Set<DeliveryTrigger>();

  const run = async (current: DeliveryTrigger) => {
    dueAt = Number.POSITIVE_INFINITY;
    if (isPointless(current)) return;
    isRunning = true;
    const deps = registeringSync(reportingReachability(deliveryDeps(pageContext())));
    const result = await deliverWaiting(deps).catch(afterFailure);
    const open = await deliverOpen(deps).catch(afterFailure);
    isRunning = false;
    const results = [result, open].filter((settled) => settled !== null);
    if (results.length > 0) failures = failuresAfter(results, failures);
    if (result) onEnd(result);
    const isUnfinished = results.some((ended) => isUnanswered(ended) || ended.outcome === 'busy');
    if (isUnfinished && triggersMeanwhile.size === 0) triggersMeanwhile.add('again');
    const triggers = [...triggersMeanwhile];
    triggersMeanwhile.clear();
    for (const next of triggers) trigger(next);
  };

  const trigger = (cause: DeliveryTrigger) => {
    if (isRunning) {
      triggersMeanwhile.add(cause);
      return;
    }
    if (isPointless(cause)) return;
    void readThrottle()
      .catch(() => ({ spreadS: 0, notBeforeMs: 0 }))
      .then((throttle) => {
        const nowMs = Date.now();
        const state = { throttle, failures, isVisible: !document.hidden, nowMs, random: Math.random };
        // Timers stand still while the phone sleeps. What was due meanwhile does not wait for the rest of its timer.
        const delayMs = nowMs > dueAt ? requestedWaitMs(state) : deliveryDelayMs(cause, state);
        // The earliest trigger wins: a tap does not wait for a delivery that is spread out over the hall.
        if (isRunning || (nowMs <= dueAt && nowMs + delayMs >= dueAt)) return;
        clearTimeout(timer);
        dueAt = nowMs + delayMs;
        timer = setTimeout(run, delayMs, cause);
      });
  };
  return { trigger };
}

/** A hidden page does not retry by itself: the worker does, and a page that becomes visible triggers at once. */
const isPointless = (cause: DeliveryTrigger) => cause === 'again' && document.hidden;

/** How much was sent is not known. What was sent is sent again, and gets its first result. */
const UNFINISHED: DeliverySummary = {
  sent: 0,
  refused: 0,
  outcome: 'later',
  rejectedToken: null,
};
/** A database that fails may work a moment later. Null where it cannot while this page is open. */
const afterFailure = (error: unknown): DeliverySummary | null =>
  error instanceof StorageUnavailable && ['missing', 'newer'].includes(error.reason) ? null : UNFINISHED;

/** A refused renewal is tried again (`session/keep-session.ts`), so that the delivery may still succeed. */
const isUnanswered = ({ outcome }: DeliverySummary) => outcome === 'later' || outcome === 'not-renewable';

/**
 * Failures in a row. A run that delivered something starts the count again: a slow connection brings a part of a long
 * queue before it breaks.
 */
function failuresAfter(results: DeliverySummary[], failures: number): number {
  if (!results.some(isUnanswered)) return 0;
  return results.some(({ sent, refused }) => sent + refused > 0) ? 1 : failures + 1;
}

/** Deliveries report whether our server is reachable, like all other requests of the page. */
const reportingReachability = (deps: DeliveryDeps): DeliveryDeps => ({
  ...deps,
  fetch: async (url, init) => {
    try {
      const response = await deps.fetch(url, init);
      reportResponse(response);
      return response;
    } catch (error) {
      reportReachable(false);
      throw error;
    }
  },
});

/** Registers Background Sync before the first request of a run: the page may be gone long before there is an answer. */
function registeringSync(deps: DeliveryDeps): DeliveryDeps {
  let isRegistered = false;
  const register = () => {
    if (!isRegistered) void registerBackgroundSync().catch(() => {});
    isRegistered = true;
  };
  return {
    ...deps,
    accessToken: (...args) => {
      register();
      return deps.accessToken(...args);
    },
    // Open actions need no token.
    fetch: (...args) => {
      register();
      return deps.fetch(...args);
    },
  };
}

/** The browser starts the worker when there is a network again, even with no page open. */
async function registerBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(DELIVERY_SYNC_TAG);
}
