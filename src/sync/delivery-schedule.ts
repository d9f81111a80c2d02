import { backoffMs } from './backoff.ts';
import type { DeliveryTimes } from './delivery-throttle.ts';

/**
 * Our server never asks for a longer wait. If the stored time is farther away, the phone's clock was changed meanwhile.
 */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Why a delivery is due. `tap`, `start`, `visible`: the visitor uses this phone. `online`, `sync`: all phones in a hall
 * get these at the same moment. `again`: the last attempt had no answer.
 */
export type DeliveryTrigger = 'tap' | 'start' | 'visible' | 'online' | 'sync' | 'again';
const SHARED_TRIGGERS: readonly DeliveryTrigger[] = ['online', 'sync'];

type DeliveryState = {
  throttle: DeliveryTimes;
  failures: number;
  isVisible: boolean;
  /** The phone's clock, ms since 1970. */
  nowMs: number;
  random: () => number;
};

/**
 * How long a delivery waits, in ms, and never less than the server asked for. `failures` counts the attempts in a row
 * that had no answer; `random` returns 0 to 1.
 */
export const deliveryDelayMs = (trigger: DeliveryTrigger, state: DeliveryState): number =>
  Math.max(requestedWaitMs(state), triggerDelayMs(trigger, state));

/** How long the server asked this phone to wait from now on, in ms. */
export function requestedWaitMs({ throttle, nowMs }: Pick<DeliveryState, 'throttle' | 'nowMs'>): number {
  const waitMs = throttle.notBeforeMs - nowMs;
  return waitMs > 0 && waitMs <= LONGEST_WAIT_MS ? waitMs : 0;
}

function triggerDelayMs(trigger: DeliveryTrigger, state: DeliveryState): number {
  if (trigger === 'again') return backoffMs(state.failures, state.random);
  if (state.isVisible && !SHARED_TRIGGERS.includes(trigger)) return 0;
  return state.random() * state.throttle.spreadS * 1000;
}
