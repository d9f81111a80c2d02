// The estimate of the server's time on a phone: pure rules. All times are in ms.

/** A corrected time this far behind a known server time means that the clock was set back. */
const SET_BACK_TOLERANCE_MS = 5_000;
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;
/** Wall clock and monotonic clock differ by more than this only when one is set, or stops while the device sleeps. */
export const DRIFT_TOLERANCE_MS = 2_000;

export type TimeSample = { sentAt: number; receivedAt: number; serverMs: number };
/** `offsetMs` is server time less device time; `highestMs` is the latest server time that was certainly reached. */
export type ClockRecord = { offsetMs: number; sampledAtMs: number; highestMs: number };

export type ClockReading =
  | { kind: 'none' }
  | { kind: 'set-back' }
  | { kind: 'good'; nowMs: number; stale: boolean };

/** Uses the sample with the shortest round trip, which has the smallest error. Without samples, returns `previous`. */
export function clockFromSamples(
  samples: readonly TimeSample[],
  previous: ClockRecord | null,
): ClockRecord | null {
  const best = samples.toSorted((a, b) => a.receivedAt - a.sentAt - (b.receivedAt - b.sentAt))[0];
  if (!best) return previous;
  const offsetMs = best.serverMs - (best.sentAt + best.receivedAt) / 2;
  return { offsetMs, sampledAtMs: best.serverMs, highestMs: best.serverMs };
}

export function readClock(record: ClockRecord | null, deviceMs: number): ClockReading {
  if (!record) return { kind: 'none' };
  const nowMs = deviceMs + record.offsetMs;
  if (nowMs < record.highestMs - SET_BACK_TOLERANCE_MS) return { kind: 'set-back' };
  return { kind: 'good', nowMs, stale: nowMs - record.sampledAtMs > STALE_AFTER_MS };
}

/** Records the current server time as reached, so that a clock that is set back later is detected. */
export function raiseHighestTime(record: ClockRecord, deviceMs: number): ClockRecord {
  return { ...record, highestMs: Math.max(record.highestMs, deviceMs + record.offsetMs) };
}

/**
 * Corrects the offset when the device's clock is changed while the app runs.
 * `wallMs` and `monotonicMs` have passed since the last check. A wall clock that fell behind the monotonic one was set
 * back. One that ran ahead was set forward if the page was visible all the time. A hidden page may have slept: then the
 * monotonic clock stopped, and the wall clock is right.
 */
export function correctForClockChange(
  record: ClockRecord,
  elapsed: { wallMs: number; monotonicMs: number; wasHidden: boolean },
): ClockRecord {
  const aheadMs = elapsed.wallMs - elapsed.monotonicMs;
  if (Math.abs(aheadMs) <= DRIFT_TOLERANCE_MS || (aheadMs > 0 && elapsed.wasHidden)) return record;
  return { ...record, offsetMs: record.offsetMs - aheadMs };
}
