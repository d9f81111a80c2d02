/**
 * The server takes no more deliveries than it completes in this time. A phone gives up after 8 s and sends again, so an
 * overloaded server would do everything twice.
 */
const LONGEST_WAIT_MS = 3_000;
/**
 * The longest time after which a phone is told to come back, since some never do. A hall of 50,000 phones needs most of
 * it.
 */
const LONGEST_AWAY_MS = 300_000;
/**
 * The cost of a delivery before it is measured. It weighs as much as this many deliveries: a single slow one says
 * little.
 */
const FIRST = { costMs: 10, deliveries: 20 };
/** The measured cost is an average over about this time: several deliveries may end at once. */
const MEASURED_MS = 5_000;

export type DeliveryQueue = {
  /**
   * Begins a delivery and returns null, or returns after how many seconds the phone is to come back. `isKnown`: whether
   * it came with a valid token. Only then it takes a place in the queue, which calls without an account could fill.
   */
  enter: (isKnown: boolean) => number | null;
  /** A delivery that was begun has ended. */
  leave: () => void;
};

/**
 * Spreads the deliveries of a hall that is online again, when more arrive than the server can do. A phone that comes
 * too early is told a time of its own, one after another at the measured pace, so that they do not come back together.
 * `now`: a monotonic clock, in ms.
 */
export function createDeliveryQueue(now: () => number): DeliveryQueue {
  let running = 0;
  /**
   * How long the server was busy, since several deliveries may run at once, and how many ended. Older figures count
   * less.
   */
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
