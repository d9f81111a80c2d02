/**
 * More deliveries than are done within this time are not begun: a phone waits 8 s for an answer, and one that has given up
 * sends again, so that a server with too much to do would do everything twice.
 */
const LONGEST_WAIT_MS = 3_000;
/** Until it is measured. */
const FIRST_COST_MS = 10;
/** How much one delivery counts in the average. */
const WEIGHT = 0.05;

export type DeliveryQueue = {
  /** Begins a delivery and returns null, or returns after how many seconds the phone is to come back. */
  enter: () => number | null;
  /** A delivery that was begun has ended. */
  leave: () => void;
};

/**
 * When a whole hall is online again, more may arrive than the server can do. Whoever comes too early gets a time of their
 * own, one after another at the pace that is measured here, so that they do not come back together. `now`: ms of a clock that
 * is never set.
 */
export function createDeliveryQueue(now: () => number): DeliveryQueue {
  let running = 0;
  /** Of the server's time, since several deliveries may run at once. */
  let costMs = FIRST_COST_MS;
  let busySinceMs = 0;
  let lastSlotMs = 0;
  return {
    enter() {
      const nowMs = now();
      if (running * costMs <= LONGEST_WAIT_MS) {
        if (running === 0) busySinceMs = nowMs;
        running++;
        return null;
      }
      lastSlotMs = Math.max(lastSlotMs, nowMs + LONGEST_WAIT_MS) + costMs;
      return Math.ceil((lastSlotMs - nowMs) / 1000);
    },
    leave() {
      const nowMs = now();
      costMs += (nowMs - busySinceMs - costMs) * WEIGHT;
      busySinceMs = nowMs;
      running--;
    },
  };
}
