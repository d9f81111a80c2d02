import { type DeliveryTrigger, deliveryDelayMs } from '../../src/sync/delivery-schedule.ts';
import type { DeliveryTimes } from '../../src/sync/delivery-throttle.ts';
import type { Random } from './seeded-random.ts';

type Delivery = 'done' | 'later';

/**
 * When a phone with waiting actions delivers after the signal came back, by the real policy: one wait after another.
 */
export type ReturningPhone = {
  /** How long it waits before its next attempt, in ms. */
  nextWaitMs: (throttle: DeliveryTimes, nowMs: number) => number;
  /** The attempt has ended. */
  settle: (delivery: Delivery) => void;
};

export function createReturningPhone(random: Random): ReturningPhone {
  let trigger: DeliveryTrigger = 'online';
  let failures = 0;
  return {
    nextWaitMs: (throttle, nowMs) =>
      deliveryDelayMs(trigger, { throttle, failures, isVisible: true, nowMs, random }),
    settle: (delivery) => {
      trigger = 'again';
      failures = delivery === 'done' ? 0 : failures + 1;
    },
  };
}
