import type { DeliveryThrottle } from './throttle.ts';

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;
/** A wait longer than this was not asked for by our server: the phone's clock was changed meanwhile. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Why a delivery is due. `tap`, `start`, `visible`: somebody looks at this phone. `online`, `sync`, `first-answer`:
 * a whole hall wakes with it. `again`: the last try had no answer.
 */
export type DeliveryTrigger = 'tap' | 'start' | 'visible' | 'online' | 'sync' | 'first-answer' | 'again';
const SHARED_TRIGGERS: readonly DeliveryTrigger[] = ['online', 'sync', 'first-answer'];

/**
 * How long a delivery waits, in ms. `failures` counts the tries without an answer in a row; `random` gives 0 to 1.
 * Never sooner than the server asked for.
 */
export function deliveryDelayMs(
  cause: DeliveryTrigger,
  now: { pace: DeliveryThrottle; failures: number; isVisible: boolean; nowMs: number; random: () => number },
): number {
  const askedMs = now.pace.notBeforeMs - now.nowMs;
  const leastMs = askedMs > 0 && askedMs <= LONGEST_WAIT_MS ? askedMs : 0;
  return Math.max(leastMs, triggerDelayMs(cause, now));
}

function triggerDelayMs(cause: DeliveryTrigger, now: Parameters<typeof deliveryDelayMs>[1]): number {
  if (cause === 'again') return retryDelayMs(now.failures, now.random);
  if (now.isVisible && !SHARED_TRIGGERS.includes(cause)) return 0;
  return now.random() * now.pace.spreadS * 1000;
}

/** 5 s, doubling to 60 s; of each, the second half is left to chance so that phones drift apart. */
export function retryDelayMs(failures: number, random: () => number): number {
  const wholeMs = Math.min(FIRST_RETRY_MS * 2 ** Math.max(failures - 1, 0), LAST_RETRY_MS);
  return wholeMs * (0.5 + 0.5 * random());
}
