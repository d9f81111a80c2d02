/** The server does not notice this many deliveries in a second: fewer phones need not spread at all. */
export const PHONES_PER_SECOND = 100;
/** Who was here at breakfast is in the hall in the afternoon. */
const PERIOD_MS = 12 * 60 * 60 * 1000;

export type DeliverySpread = {
  /** A visitor has asked for something. */
  addVisitor: (sub: string) => void;
  /** The seconds for a phone that asks now. */
  seconds: () => number;
};

/**
 * The seconds over which phones that come back online together spread their deliveries: as many as the visitors need
 * who were seen in this half day and the one before, and never more than `longestS`. Kept in memory only: after a
 * restart the phones keep the seconds that they have, and the delivery queue holds back what is too much. `now`: ms since 1970.
 */
export function createDeliverySpread(longestS: number, now: () => number): DeliverySpread {
  let period = 0;
  let current = new Set<string>();
  let last = new Set<string>();
  const startPeriod = () => {
    const periodNow = Math.floor(now() / PERIOD_MS);
    if (periodNow === period) return;
    last = periodNow === period + 1 ? current : new Set();
    current = new Set();
    period = periodNow;
  };
  return {
    addVisitor(sub) {
      startPeriod();
      if (current.size < longestS * PHONES_PER_SECOND) current.add(sub);
    },
    seconds() {
      startPeriod();
      return Math.min(Math.floor((current.size + last.size) / PHONES_PER_SECOND), longestS);
    },
  };
}
