/**
 * More deliveries than are done within this time are not begun: a phone waits 8 s for an answer, and one that has given up
 * sends again, so that a server with too much to do would do everything twice.
 */
const LONGEST_WAIT_MS = 3_000;
/** The longest time to come back in: some of those in the line never do. A hall of 50,000 phones needs most of it. */
const LONGEST_AWAY_MS = 300_000;
/** What a delivery costs until it is measured, and for how many that counts: one that takes long is no measure yet. */
const FIRST = { costMs: 10, deliveries: 20 };
/** Over how much of the server's time the cost is measured: many deliveries, since several may end at once. */
const MEASURED_MS = 5_000;

export type DeliveryQueue = {
  /**
   * Begins a delivery and returns null, or returns after how many seconds the phone is to come back. `isKnown`: whether
   * it came with a valid token. Only then does it take a place in the line: calls without an account could fill the line.
   */
  enter: (isKnown: boolean) => number | null;
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
  /** The server's time, since several deliveries may run at once, and how many have ended in it. What is long ago counts less. */
  let spentMs = FIRST.costMs * FIRST.deliveries;
  let ended = FIRST.deliveries;
  let busySinceMs = 0;
  let lastSlotMs = 0;
  return {
    enter(isKnown) {
      const nowMs = now();
      const costMs = spentMs / ended;
      if (running * costMs <= LONGEST_WAIT_MS) {
        if (running === 0) busySinceMs = nowMs;
        running++;
        return null;
      }
      const nextSlotMs = Math.max(lastSlotMs, nowMs + LONGEST_WAIT_MS) + costMs;
      const slotMs = Math.min(nextSlotMs, nowMs + LONGEST_AWAY_MS);
      if (isKnown) lastSlotMs = slotMs;
      return Math.ceil((slotMs - nowMs) / 1000);
    },
    leave() {
      const nowMs = now();
      const passedMs = nowMs - busySinceMs;
      const share = Math.exp(-passedMs / MEASURED_MS);
      spentMs = spentMs * share + passedMs;
      ended = ended * share + 1;
      busySinceMs = nowMs;
      running--;
    },
  };
}
