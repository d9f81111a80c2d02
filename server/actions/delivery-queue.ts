import { RETRY_AFTER_S } from '../unavailable.ts';

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
/** A phone sends one at a time; a visitor may have several. More would only keep others from their place. */
const MAX_PER_ACCOUNT = 4;
/** Calls without an account share this limit: messages are rare, and anybody can send such calls. */
const MAX_WITHOUT_ACCOUNT = 20;
/** Stands for them among the accounts. */
const NO_ACCOUNT = '';

export type DeliveryQueue = {
  /**
   * Begins a delivery and returns null, or returns after how many seconds the phone is to come back. `account`: the
   * owner of a valid token. Only then it keeps a place in the queue: calls without an account could fill it.
   */
  enter: (account: string | null) => number | null;
  /** A delivery that was begun has ended. `account`: the same as at its beginning. */
  leave: (account: string | null) => void;
};

/**
 * Spreads the deliveries of a hall that is online again, when more arrive than the server can do. A phone that comes
 * too early is told a time of its own, one after another at the measured pace, so that they do not come back together.
 * An account keeps one such time, however often it asks, so that nobody can move the times of all others away.
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
  const runningOf = new Map<string, number>();
  /** When each account that was sent away is due, in the order of these times; without those whose time has passed. */
  const slotOf = new Map<string, number>();
  const forgetPastSlots = (nowMs: number) => {
    for (const [account, slotMs] of slotOf) {
      if (slotMs > nowMs) return;
      slotOf.delete(account);
    }
  };
  return {
    enter(account) {
      const nowMs = now();
      const costMs = spentMs / ended;
      const key = account ?? NO_ACCOUNT;
      const runningOfKey = runningOf.get(key) ?? 0;
      if (runningOfKey >= (account === null ? MAX_WITHOUT_ACCOUNT : MAX_PER_ACCOUNT)) return RETRY_AFTER_S;
      if (running * costMs <= LONGEST_WAIT_MS) {
        if (running === 0) busySinceMs = nowMs;
        running++;
        runningOf.set(key, runningOfKey + 1);
        return null;
      }
      forgetPastSlots(nowMs);
      const ownSlotMs = account === null ? undefined : slotOf.get(account);
      if (ownSlotMs !== undefined) return secondsUntil(ownSlotMs, nowMs);
      const nextSlotMs = Math.max(lastSlotMs, nowMs + LONGEST_WAIT_MS) + costMs;
      const slotMs = Math.min(nextSlotMs, nowMs + LONGEST_AWAY_MS);
      if (account !== null) {
        lastSlotMs = slotMs;
        slotOf.set(account, slotMs);
      }
      return secondsUntil(slotMs, nowMs);
    },
    leave(account) {
      const nowMs = now();
      const passedMs = nowMs - busySinceMs;
      const share = Math.exp(-passedMs / MEASURED_MS);
      spentMs = spentMs * share + passedMs;
      ended = ended * share + 1;
      busySinceMs = nowMs;
      running--;
      const key = account ?? NO_ACCOUNT;
      const left = (runningOf.get(key) ?? 0) - 1;
      if (left > 0) runningOf.set(key, left);
      else runningOf.delete(key);
    },
  };
}

const secondsUntil = (atMs: number, nowMs: number) => Math.ceil((atMs - nowMs) / 1000);
